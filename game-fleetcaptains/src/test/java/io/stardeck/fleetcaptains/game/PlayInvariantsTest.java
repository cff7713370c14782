package io.stardeck.fleetcaptains.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.event.ShipEvent.AllowanceGranted;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import org.junit.jupiter.api.Test;

/** What holds after every action of a whole game, played at random. */
final class PlayInvariantsTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final int GAMES = 8;
  private static final int MOST = 5_000;

  private static FleetState begin(int game) {
    return GAME.setup(GAME.defaultConfig(2), Chance.seeded(game)).state();
  }

  private static ImmutableList<FleetAction> legal(FleetState state) {
    return GAME.legalActions(state, GAME.toAct(state).get(0));
  }

  @Rule({"FC-I-41", "FC-D-87", "FC-I-44"})
  @Test
  void whoeverNeverEndsTheTurnRunsDry() {
    for (int game = 0; game < GAMES; game++) {
      Chance chance = Chance.seeded(100 + game);
      FleetState state = begin(game);
      int turn = 0;
      int inTurn = 0;
      while (!(state.top() instanceof FleetFrame.GameOver) && turn < 12) {
        ImmutableList<FleetAction> other =
            legal(state).stream()
                .filter(action -> !(action instanceof FreeAction.EndTurn))
                .collect(ImmutableList.toImmutableList());
        var pick = chance.pick(other.isEmpty() ? legal(state) : other);
        chance = pick.next();
        state = GAME.next(state, pick.value());
        inTurn = state.table().turn() == turn ? inTurn + 1 : 0;
        turn = state.table().turn();
        assertThat(inTurn).isLessThan(MOST);
      }
      assertThat(turn).isGreaterThan(1);
    }
  }

  @Rule({"FC-I-09", "FC-I-10", "FC-MOV-07"})
  @Test
  void shipsManeuverOnceATurnAndNeverBeyondTheirPoints() {
    int steps = 0;
    for (int game = 0; game < GAMES; game++) {
      Chance chance = Chance.seeded(200 + game);
      FleetState state = begin(game);
      Multiset<Object> started = HashMultiset.create();
      Multiset<Object> granted = HashMultiset.create();
      int turn = 0;
      while (!(state.top() instanceof FleetFrame.GameOver)) {
        var pick = chance.pick(legal(state));
        chance = pick.next();
        FleetAction action = pick.value();
        if (action instanceof FreeAction.StartManeuver start) {
          started.add(start.ship());
          assertThat(started.count(start.ship()))
              .isLessThanOrEqualTo(1 + granted.count(start.ship()));
        } else if (action instanceof FreeAction.Step step) {
          steps++;
          adjacent(state, step);
        }
        Ruling<FleetState> ruling = GAME.apply(state, action);
        for (Event event : ((Ruling.Accepted<FleetState>) ruling).events()) {
          if (event.what() instanceof AllowanceGranted grant && grant.what().equals("maneuver")) {
            granted.add(grant.ship());
          }
        }
        state = ruling.state();
        if (state.top() instanceof Maneuver open && open.moved() && open.token() == 0) {
          assertThat(open.spent()).isLessThanOrEqualTo(open.mp());
        }
        if (state.table().turn() != turn) {
          turn = state.table().turn();
          started.clear();
          granted.clear();
        }
      }
    }
    assertThat(steps).isGreaterThan(100);
  }

  private static void adjacent(FleetState state, FreeAction.Step step) {
    Maneuver open = (Maneuver) state.top();
    int from =
        open.token() != 0
            ? state.table().token(open.token()).at()
            : state.table().ship(open.ships().get(0)).at();
    assertThat(state.table().shape().adjacent(from, step.to())).isTrue();
    assertThat(Seat.of(open.seat().number())).isEqualTo(step.actor());
  }
}
