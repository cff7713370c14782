package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.cli.Screen.Style;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** What lines look like on a terminal. */
class ScreenTest {
  private static final ImmutableMap<String, String> XTERM = ImmutableMap.of("TERM", "xterm");

  @Test
  void linesThatNobodyWatchesStayAsTheyAre() {
    assertThat(Screen.of(XTERM, false, () -> 80)).isEqualTo(Screen.PLAIN);
    assertThat(Screen.PLAIN.shown(Style.STRONG, "x".repeat(500))).isEqualTo("x".repeat(500));
    assertThat(Screen.PLAIN.cleared()).isEmpty();
  }

  @Test
  void widthIsThatOfTheTerminalUnlessTheEnvironmentSaysAnother() {
    assertThat(Screen.of(XTERM, true, () -> 97).width()).isEqualTo(97);
    assertThat(Screen.of(ImmutableMap.of("COLUMNS", "60"), true, () -> 97).width()).isEqualTo(60);
    assertThat(Screen.of(ImmutableMap.of("COLUMNS", "x"), true, () -> 97).width()).isEqualTo(97);
    assertThat(Screen.of(XTERM, true, () -> 0).width()).isEqualTo(Integer.MAX_VALUE);
    assertThat(Screen.of(XTERM, true, () -> 3).width()).isEqualTo(20);
  }

  @Test
  void thereAreNoColoursForWhoWantsNoneOrHasNone() {
    assertThat(Screen.of(XTERM, true, () -> 80).colours()).isTrue();
    assertThat(Screen.of(ImmutableMap.of("NO_COLOR", "1"), true, () -> 80).colours()).isFalse();
    assertThat(Screen.of(ImmutableMap.of("TERM", "dumb"), true, () -> 80).colours()).isFalse();
  }

  @Test
  void longLinesAreBrokenBetweenWordsAndGoOnFurtherIn() {
    assertThat(narrow(24).shown(Style.PLAIN, "  Your hand: Phaser-1 3, Drone 4, Prime Team"))
        .isEqualTo("  Your hand: Phaser-1 3,\n    Drone 4, Prime Team");
    assertThat(narrow(24).shown(Style.PLAIN, "  12  take the top of the discard pile"))
        .isEqualTo("  12  take the top of\n      the discard pile");
  }

  @Test
  void aWordThatIsTooLongIsLeftWhole() {
    assertThat(narrow(20).shown(Style.PLAIN, "+" + "-".repeat(30) + "+ and more"))
        .isEqualTo("+" + "-".repeat(30) + "+\n  and more");
  }

  @Property
  void nothingIsLostByBreaking(
      @ForAll @StringLength(max = 200) @Chars({'a', 'b', ' ', '1'}) String line,
      @ForAll @IntRange(min = 20, max = 40) int width) {
    String shown = narrow(width).shown(Style.PLAIN, line);
    assertThat(shown.replaceAll("\\s", "")).isEqualTo(line.replaceAll("\\s", ""));
    for (String part : shown.split("\n", -1)) {
      assertThat(part.length() <= width || !part.strip().contains(" ")).as(part).isTrue();
    }
  }

  @Test
  void lineIsBrokenBehindAStopThatIsNear() {
    assertThat(narrow(30).shown(Style.PLAIN, "Outpost: Kargan c170, Roga Danar c193"))
        .isEqualTo("Outpost: Kargan c170,\n  Roga Danar c193");
    assertThat(narrow(30).shown(Style.PLAIN, "Outpost: Morgan Bateson of the Federation"))
        .isEqualTo("Outpost: Morgan Bateson of the\n  Federation");
  }

  @Test
  void seatsGoByTheirNames() {
    Screen screen = Screen.PLAIN.named(ImmutableList.of("Ann", "Bob"));
    assertThat(screen.shown(Style.PLAIN, "seat 1 hits seat 2, not seat 3 or seat 12"))
        .isEqualTo("Ann hits Bob, not seat 3 or seat 12");
    assertThat(screen.name(Seat.of(2))).isEqualTo("Bob");
    assertThat(screen.name(Seat.of(3))).isEqualTo("seat 3");
  }

  @Test
  void eachSeatHasAColour() {
    Screen screen = Screen.of(XTERM, true, () -> 80).named(ImmutableList.of("Ann", "Bob"));
    assertThat(screen.shown(Style.STRONG, "seat 1: mark"))
        .isEqualTo("\u001b[1m\u001b[32mAnn\u001b[39m: mark\u001b[22m");
    assertThat(screen.shown(Style.PLAIN, "Bobby, seat 2, seat 3"))
        .isEqualTo("Bobby, \u001b[35mBob\u001b[39m, \u001b[36mseat 3\u001b[39m");
    assertThat(screen.cleared()).startsWith("\u001b[2J");
  }

  private static Screen narrow(int width) {
    return new Screen(width, false, ImmutableList.of());
  }
}
