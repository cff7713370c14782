package io.stardeck.fleetcaptains.internal.combat;

import static io.stardeck.fleetcaptains.internal.RuleIds.BRK_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.TFO_09;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.MakeFreeAttack;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame.FreeAttack;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** The free attack after a failed breakaway ({@code FC-BRK-05}). */
final class FreeAttackRule extends FleetRule<MakeFreeAttack> {
  @Override
  public void candidates(FleetView view, Consumer<? super MakeFreeAttack> offer) {
    for (Ship ship : view.fleet()) {
      for (CardId target : ((FreeAttack) view.top()).targets()) {
        offer.accept(new MakeFreeAttack(view.seat(), ship.card(), target));
      }
    }
  }

  @Override
  public void check(FleetView view, MakeFreeAttack action, Findings findings) {
    Ship ship = view.table().ship(action.ship());
    if (ship == null) {
      findings.reject("ship", VAL_04, "%s is no ship in play", action.ship());
      return;
    }
    ImmutableList<CardId> targets = ((FreeAttack) view.top()).targets();
    Ship mover = view.table().ship(targets.get(0));
    if (view.table().own(view.seat(), action.ship()) == null) {
      findings.reject("ship", BRK_05, "%s is no ship of yours", action.ship());
    } else if (mover != null && !ship.isAt(mover.at())) {
      findings.reject("ship", BRK_05, "%s is not there", action.ship());
    }
    if (Ratings.disabled(view.table(), ship, view.spaceOf(ship), ShipSystem.WEAPONS)) {
      findings.reject("ship", BRK_05, "its Weapons are disabled");
    }
    if (!targets.contains(action.target())) {
      findings.reject("target", TFO_09, "%s does not maneuver", action.target());
    }
  }

  @Override
  public void perform(Play<FleetState> play, MakeFreeAttack action) {
    play.pop();
    Testing.begin(play, Strikes.strike(action.actor(), action.ship(), action.target(), false));
  }
}
