package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestGoal;

/** Words that begin a test. */
final class TestWords {
  private TestWords() {}

  static void perform(Play<FleetState> play, Effect effect, EffectRun run) {
    Table table = Tables.of(play);
    Ship ship = run.ship().isEmpty() ? null : table.ship(run.ship().get());
    if (ship == null || ship.cloaked()) {
      return;
    }
    Seat seat = table.owner(ship.card());
    TestKind kind = table.set().isCommand(run.source()) ? TestKind.CARD : TestKind.ENCOUNTER;
    if (effect instanceof Effect.Test test) {
      TestGoal goal = new TestGoal.Follow(test.onPass(), test.onFail(), run);
      Testing.begin(
          play, Testing.level(kind, seat, ship.card(), test.system(), test.level(), goal));
    } else if (effect instanceof Effect.OpposedTest test && !run.targets().isEmpty()) {
      CardId target = run.targets().get(0).ship().orElse(ship.card());
      Ship other = table.ship(target);
      if (other != null && !other.cloaked() && !target.equals(ship.card())) {
        TestGoal goal = new TestGoal.Follow(test.onPass(), ImmutableList.of(), run);
        Testing.begin(
            play,
            Testing.opposed(
                kind,
                seat,
                ship.card(),
                test.system(),
                target,
                test.targetSystem(),
                seat.equals(table.active()),
                goal));
      }
    }
  }
}
