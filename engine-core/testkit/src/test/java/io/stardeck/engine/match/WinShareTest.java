package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class WinShareTest {

  @Example
  void intervalIsThatOfWilson() {
    WinShare share = WinShare.of(8, 10);
    assertThat(share.share()).isEqualTo(0.8);
    assertThat(share.low()).isCloseTo(0.4902, within(5e-5));
    assertThat(share.high()).isCloseTo(0.9433, within(5e-5));
  }

  @Property
  void intervalHoldsTheShareAndStaysWithinBounds(
      @ForAll @IntRange(min = 1, max = 100_000) int games,
      @ForAll @IntRange(max = 100_000) int won) {
    WinShare share = WinShare.of(won % (games + 1), games);
    assertThat(share.low()).isBetween(0.0, share.share() + 1e-12);
    assertThat(share.high()).isBetween(share.share() - 1e-12, 1.0);
  }

  @Property
  void intervalOfTheLosersIsTheMirrorImage(
      @ForAll @IntRange(min = 1, max = 100_000) int games,
      @ForAll @IntRange(max = 100_000) int won) {
    int wins = won % (games + 1);
    assertThat(WinShare.of(wins, games).low())
        .isCloseTo(1 - WinShare.of(games - wins, games).high(), within(1e-9));
  }

  @Example
  void sharedWinsCountInPart() {
    Wins wins = new Wins(3);
    wins.add(0, 1);
    wins.add(0, 2);
    wins.add(1, 2);
    assertThat(wins.shares(4)).extracting(WinShare::wins).containsExactly(1.5, 0.5, 0.0);
  }

  @Example
  void moreWinsThanGamesAreRefused() {
    assertThatThrownBy(() -> WinShare.of(2, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WinShare.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
