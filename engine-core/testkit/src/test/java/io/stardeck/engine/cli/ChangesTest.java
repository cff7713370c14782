package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

/** What is new in a table. */
class ChangesTest {
  private static final ImmutableList<String> TABLE =
      ImmutableList.of(
          "turn 3", "", "seat 1: hand 4", "  Screen", "    CA Hood", "  Main", "seat 2: hand 5");

  @Test
  void nothingIsNewInWhatStayedAsItWas() {
    assertThat(Changes.between(TABLE, TABLE)).isEmpty();
  }

  @Test
  void allIsNewToWhoHasSeenNothing() {
    assertThat(Changes.between(ImmutableList.of(), TABLE))
        .isEqualTo(TABLE.stream().filter(line -> !line.isEmpty()).toList());
  }

  @Test
  void lineThatChangedComesWithThoseThatItStandsUnder() {
    assertThat(Changes.between(TABLE, with(4, "    ca Hood")))
        .containsExactly("seat 1: hand 4", "  Screen", "    ca Hood");
    assertThat(Changes.between(TABLE, with(6, "seat 2: hand 4"))).containsExactly("seat 2: hand 4");
  }

  @Test
  void lineThatIsGoneIsNotToldAgain() {
    assertThat(Changes.between(TABLE, TABLE.subList(0, 6))).isEmpty();
  }

  @Test
  void lineThatStandsUnderAnotherHeadingIsNewThere() {
    ImmutableList<String> before = ImmutableList.of("Your hand", "  Phaser-1", "  Drone");
    ImmutableList<String> after =
        ImmutableList.of("Your hand", "  Drone", "Your reserve cards", "  Phaser-1");
    assertThat(Changes.between(before, after)).containsExactly("Your reserve cards", "  Phaser-1");
    assertThat(
            Changes.between(
                before, ImmutableList.of("Your reserve cards", "  Phaser-1", "  Drone")))
        .containsExactly("Your reserve cards", "  Phaser-1", "  Drone");
  }

  @Test
  void lineThatOnlyChangedItsPlaceUnderItsHeadingIsNotNew() {
    ImmutableList<String> before = ImmutableList.of("Your hand", "  a", "  b", "  c", "  c");
    assertThat(Changes.between(before, ImmutableList.of("Your hand", "  c", "  b", "  c")))
        .isEmpty();
    assertThat(Changes.between(before, ImmutableList.of("Your hand", "  c", "  c", "  a", "  a")))
        .containsExactly("Your hand", "  a");
  }

  @Test
  void numbersOfAHeadingMakeNothingUnderItNew() {
    assertThat(Changes.between(TABLE, with(2, "seat 1: hand 12")))
        .containsExactly("seat 1: hand 12");
  }

  @Test
  void pictureComesWhole() {
    ImmutableList<String> before = ImmutableList.of("a", "+--+", "|x |", "|y |", "+--+", "b");
    ImmutableList<String> after = ImmutableList.of("a", "+--+", "|x |", "|z |", "+--+", "b");
    assertThat(Changes.between(before, after)).containsExactly("+--+", "|x |", "|z |", "+--+");
  }

  private static ImmutableList<String> with(int line, String text) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    return lines
        .addAll(TABLE.subList(0, line))
        .add(text)
        .addAll(TABLE.subList(line + 1, TABLE.size()))
        .build();
  }

  @Test
  void whereHalfOfTheLinesUnderAHeadingAreNewTheyAllCome() {
    assertThat(
            Changes.between(
                ImmutableList.of("Hand", "  one", "  two"),
                ImmutableList.of("Hand", "  two", "  three")))
        .containsExactly("Hand", "  two", "  three");
    assertThat(
            Changes.between(
                ImmutableList.of("Hand", "  one", "  two"),
                ImmutableList.of("Hand", "  one", "  two", "  three")))
        .containsExactly("Hand", "  three");
    assertThat(
            Changes.between(
                ImmutableList.of("Head", "", "  one"), ImmutableList.of("Head", "", "  two")))
        .containsExactly("  two");
  }
}
