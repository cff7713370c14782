package io.stardeck.engine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LinesTest {

  @Property
  void linesComeAsTheyWereWritten(@ForAll List<@AlphaChars String> lines) throws IOException {
    assertThat(read(Joiner.on('\n').join(lines) + (lines.isEmpty() ? "" : "\n"), 1000))
        .isEqualTo(lines);
  }

  @Test
  void lastLineNeedsNoEndAndCarriageReturnsAreDropped() throws IOException {
    assertThat(read("a\r\n\r\nb", 10)).containsExactly("a", "", "b");
  }

  @Test
  void lineThatIsTooLongIsCutAndTheNextOneIsWhole() throws IOException {
    assertThat(read("abcdefgh\nabc\nabcd\n", 3)).containsExactly("abcd", "abc", "abcd");
  }

  @Test
  void carriageReturnWithinALineDoesNotHideThatItIsTooLong() throws IOException {
    assertThat(read("abc\rdef\nabc\r\nab\rc", 3)).containsExactly("abc\r", "abc", "ab\rc");
  }

  @Property(tries = 200)
  void longLinesAreCutWhereverTheirEndsFall(
      @ForAll @IntRange(max = 20_000) int before, @ForAll @IntRange(max = 20_000) int longest)
      throws IOException {
    String first = "a".repeat(before);
    assertThat(read(first + "\r\n" + first + "\rb\nc\r", longest))
        .containsExactly(cut(first, longest), cut(first + "\rb", longest), cut("c", longest));
  }

  private static String cut(String line, int longest) {
    return line.substring(0, Math.min(line.length(), longest + 1));
  }

  private static List<String> read(String text, int longest) throws IOException {
    Lines lines = new Lines(new StringReader(text), longest);
    List<String> read = new ArrayList<>();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      read.add(line.get());
    }
    return read;
  }
}
