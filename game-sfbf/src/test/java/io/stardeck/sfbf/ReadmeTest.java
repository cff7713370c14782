package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What README.md shows is what the build compiles and runs. */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");

  /** The sources that snippets are taken from; the tests run all of their code. */
  private static final ImmutableList<String> SOURCES =
      ImmutableList.of(
          "game-sfbf/src/test/java/io/stardeck/sfbf/ReadmeSnippetsTest.java",
          "engine-core/src/test/java/io/stardeck/engine/tictactoe/TicTacToe.java",
          "engine-core/src/test/java/io/stardeck/engine/tictactoe/TicTacToeLawsTest.java");

  @Test
  void showsJava() throws IOException {
    assertThat(javaBlocks()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void everySnippetStandsInATestedSource(String snippet) throws IOException {
    StringBuilder tested = new StringBuilder();
    for (String source : SOURCES) {
      tested.append(folded(Files.readString(ROOT.resolve(source)))).append('\n');
    }

    assertThat(tested.toString()).contains(folded(snippet));
  }

  @Test
  void theRunnersTestCommandIsTheOneShown() throws IOException {
    String run = Files.readString(ROOT.resolve(".ci/run"));

    assertThat(run).contains("\nmvn -B verify ");
    assertThat(blocks("sh")).hasSize(2).last().isEqualTo("mvn -B verify\n");
  }

  @Test
  void theLicenceIsTheOneNamed() throws IOException {
    assertThat(Files.readString(ROOT.resolve("LICENSE"))).contains("Version 2.0, January 2004");
    assertThat(readme()).contains("Apache-2.0");
  }

  @Test
  void theVersionToPasteIsThisOne() throws IOException {
    Pattern version = Pattern.compile("<version>[^<]+</version>");
    ImmutableList<String> shown = found(version, String.join("", blocks("xml")));

    assertThat(shown).isNotEmpty();
    assertThat(shown)
        .containsOnly(found(version, Files.readString(ROOT.resolve("pom.xml"))).get(0));
  }

  @Test
  void whatItLinksToIsThere() throws IOException {
    ImmutableList<String> links = found(Pattern.compile("(?<=\\]\\()[^)#:]+(?=\\))"), readme());

    assertThat(links).isNotEmpty().allMatch(link -> Files.exists(ROOT.resolve(link)));
  }

  static ImmutableList<String> javaBlocks() throws IOException {
    return blocks("java");
  }

  private static ImmutableList<String> blocks(String language) throws IOException {
    return Pattern.compile("^```" + language + "\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
        .matcher(readme())
        .results()
        .map(block -> block.group(1))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(ImmutableList.toImmutableList());
  }

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }

  /** Indentation and line breaks may differ. */
  private static String folded(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
  }
}
