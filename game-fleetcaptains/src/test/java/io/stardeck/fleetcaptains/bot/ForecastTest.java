package io.stardeck.fleetcaptains.bot;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ForecastTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  @Test
  void thoseWhoHaveNoPointsWinEquallyOften() {
    assertThat(hope(Scene.standard().state(), FED)).isEqualTo(0.5);
  }

  @Test
  void pointsAreAnAdvantageTheMoreTheNearerTheEndIs() {
    double early = hope(scored(2, 1), FED);
    assertThat(early).isGreaterThan(0.5);
    assertThat(hope(scored(9, 8), FED)).isGreaterThan(early);
  }

  @Property(tries = 20)
  void whatOneHopesTheOtherFears(@ForAll long seed, @ForAll @IntRange(max = 400) int decisions) {
    FleetState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(seed)).state();
    Random random = new Random(seed);
    for (int i = 0; i < decisions && GAME.outcome(state).isEmpty(); i++) {
      ImmutableList<FleetAction> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, legal.get(random.nextInt(legal.size())));
    }
    assertThat(hope(state, FED) + hope(state, KLI)).isCloseTo(1, within(1e-9));
  }

  /** A search asks for it: what a team has won is shared with nobody. */
  @Test
  void thoseOfOneFactionAreATeam() {
    FleetState two = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
    FleetState four = GAME.setup(GAME.defaultConfig(4), Chance.seeded(1)).state();
    for (Seat seat : Seat.first(4)) {
      assertThat(GAME.team(four, seat)).hasSize(2).contains(seat);
      assertThat(GAME.team(four, seat))
          .extracting(mate -> four.table().faction(mate))
          .containsOnly(four.table().faction(seat));
    }
    assertThat(GAME.team(two, FED)).containsExactly(FED);
  }

  private static FleetState scored(int federation, int klingon) {
    return Scene.standard()
        .captain(FED, captain -> captain.withScored(points(federation)))
        .captain(KLI, captain -> captain.withScored(points(klingon)))
        .state();
  }

  private static Scored points(int number) {
    return new Scored(ScoreKind.ENCOUNTER, Optional.empty(), number);
  }

  private static double hope(FleetState state, Seat seat) {
    double hope = GAME.prospect(state, seat).orElseThrow();
    assertThat(hope).isBetween(0.0, 1.0);
    return hope;
  }
}
