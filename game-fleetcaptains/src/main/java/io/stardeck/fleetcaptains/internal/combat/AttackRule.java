package io.stardeck.fleetcaptains.internal.combat;

import static io.stardeck.fleetcaptains.internal.RuleIds.CBT_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_79;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.Attack;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** An attack on an enemy ship ({@code FC-CBT-01}). */
final class AttackRule extends ShipRule<Attack> {
  AttackRule() {
    super(ActionKind.COMBAT);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return view.table().hasEnemy(view.seat(), ship.at());
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super Attack> offer) {
    if (!Ratings.disabled(view.table(), ship, ship.at(), ShipSystem.WEAPONS)) {
      for (Ship other : view.table().enemiesAt(view.seat(), ship.at())) {
        offer.accept(new Attack(view.seat(), ship.card(), other.card()));
      }
    }
  }

  @Override
  protected boolean forbidFirst(FleetView view, Attack action, Ship ship, Findings findings) {
    return inPlay(view, "target", action.target(), findings);
  }

  @Override
  protected void forbid(FleetView view, Attack action, Ship ship, Findings findings) {
    enemy(view, ship, action.target(), CLK_06, CBT_01, findings);
    if (Ratings.disabled(view.table(), ship, ship.at(), ShipSystem.WEAPONS)) {
      findings.reject(D_79, "the Weapons are disabled");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, Attack action) {
    Testing.begin(play, Strikes.strike(action.actor(), action.ship(), action.target(), true));
  }
}
