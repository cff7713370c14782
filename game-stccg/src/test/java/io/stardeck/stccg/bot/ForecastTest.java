package io.stardeck.stccg.bot;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.StccgState;
import org.junit.jupiter.api.Test;

/** What a search hopes of a game that it does not play to its end. */
class ForecastTest {
  // Diplomacy Mission: Federation or Romulans, 30 points for Diplomacy x2.
  private final Scene scene = Scene.laid().missions("151", "161");

  private static double hope(StccgState state, Seat seat) {
    double hope = new StccgGame().prospect(state, seat).orElseThrow();
    assertThat(hope).isBetween(0.0, 1.0);
    return hope;
  }

  @Test
  void thoseWhoHaveNothingWinEquallyOften() {
    assertThat(hope(scene.orders(ONE).state(), ONE)).isEqualTo(0.5);
  }

  @Test
  void pointsAreAnAdvantageAndWhatOneHopesTheOtherFears() {
    scene.orders(ONE).scores(ONE, 30).scores(TWO, 10);
    double hope = hope(scene.state(), ONE);
    assertThat(hope).isGreaterThan(0.6);
    assertThat(hope + hope(scene.state(), TWO)).isCloseTo(1, within(1e-9));
  }

  @Test
  void pointsInSightCountForWhoeverCouldSolveTheMission() {
    scene.orders(ONE);
    double before = hope(scene.state(), ONE);
    scene.persons(ONE, Host.team(1, ONE), "215", "205"); // Diplomacy
    assertThat(hope(scene.state(), ONE)).isGreaterThan(before);
    scene.scores(ONE, 95);
    int left = 5;
    assertThat(Forecast.inSight(scene.state(), ONE)).isGreaterThan(left);
    assertThat(hope(scene.state(), ONE)).isLessThan(1);
  }

  @Test
  void chancesOfThreeAddUpToOne() {
    Scene three = Scene.laid(3).missions("151").orders(ONE);
    three.scores(ONE, 20).scores(TWO, 40);
    double hope = hope(three.state(), ONE);
    three.scores(Scene.THREE, 30);
    assertThat(hope(three.state(), ONE)).isLessThan(hope);
    double sum = 0;
    for (Seat seat : Seat.first(3)) {
      sum += hope(three.state(), seat);
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
  }
}
