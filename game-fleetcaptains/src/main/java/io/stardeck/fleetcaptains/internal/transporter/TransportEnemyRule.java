package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_04;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.TransportEnemy;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** Something from or to an enemy ship ({@code FC-TRP-04, FC-D-55}). */
final class TransportEnemyRule extends ShipRule<TransportEnemy> {
  TransportEnemyRule() {
    super(ActionKind.TRANSPORTER);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return view.table().hasEnemy(view.seat(), ship.at());
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super TransportEnemy> offer) {
    if (!Transporter.off(view, ship)) {
      for (Ship other : view.table().enemiesAt(view.seat(), ship.at())) {
        offer.accept(new TransportEnemy(view.seat(), ship.card(), other.card()));
      }
    }
  }

  @Override
  protected boolean forbidFirst(
      FleetView view, TransportEnemy action, Ship ship, Findings findings) {
    return inPlay(view, "target", action.target(), findings);
  }

  @Override
  protected void forbid(FleetView view, TransportEnemy action, Ship ship, Findings findings) {
    Transporter.check(view, ship, findings);
    enemy(view, ship, action.target(), CLK_08, TRP_04, findings);
  }

  @Override
  protected void carryOut(Play<FleetState> play, TransportEnemy action) {
    test(play, action.actor(), action.ship(), action.target(), new TestGoal.Beam(action.target()));
  }

  /** The test against the Shields of an enemy ship. */
  static void test(Play<FleetState> play, Seat seat, CardId ship, CardId target, TestGoal goal) {
    Table table = Tables.of(play);
    Ship other = Objects.requireNonNull(table.ship(target));
    int shields = Ratings.standing(table, other, other.at(), ShipSystem.SHIELDS);
    Testing.begin(
        play,
        Testing.level(
            TestKind.TRANSPORTER, seat, ship, ShipSystem.SENSORS, Math.max(0, shields), goal));
  }
}
