package io.stardeck.fleetcaptains.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was offered once is accepted later just if it is offered then too. */
final class OfferedAgainTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final int LATELY = 400;
  private static final int TRIED = 25;

  @Rule("FC-I-33")
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void whatWasOfferedBeforeIsAcceptedJustIfItIsOfferedNow(int game) {
    Chance chance = Chance.seeded(300 + game);
    FleetState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(game)).state();
    List<FleetAction> before = new ArrayList<>();
    int refused = 0;
    while (!(state.top() instanceof FleetFrame.GameOver) && state.table().turn() < 30) {
      Set<FleetAction> legal = new HashSet<>();
      for (Seat seat : Seat.first(2)) {
        legal.addAll(GAME.legalActions(state, seat));
      }
      for (int i = 0; i < TRIED && !before.isEmpty(); i++) {
        var again = chance.pick(ImmutableList.copyOf(before));
        chance = again.next();
        refused += offered(state, again.value(), legal) ? 0 : 1;
      }
      ImmutableList<FleetAction> own = GAME.legalActions(state, GAME.toAct(state).get(0));
      before.addAll(own);
      before.subList(0, Math.max(0, before.size() - LATELY)).clear();
      var pick = chance.pick(own);
      chance = pick.next();
      state = GAME.next(state, pick.value());
    }
    assertThat(refused).isPositive();
  }

  private static boolean offered(FleetState state, FleetAction action, Set<FleetAction> legal) {
    boolean accepted = GAME.check(state, action).isEmpty();
    assertThat(accepted).as("%s at %s", action, state.top()).isEqualTo(legal.contains(action));
    if (!accepted) {
      Ruling<FleetState> ruling = GAME.apply(state, action);
      assertThat(ruling.accepted()).isFalse();
      assertThat(ruling.violations())
          .isNotEmpty()
          .allMatch(violation -> GAME.ruleBook().contains(violation.rule()));
    }
    return accepted;
  }
}
