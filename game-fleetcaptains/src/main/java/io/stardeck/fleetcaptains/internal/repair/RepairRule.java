package io.stardeck.fleetcaptains.internal.repair;

import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_04;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction.Repair;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A repair action ({@code FC-RPR-03}). */
final class RepairRule extends ShipRule<Repair> {
  RepairRule() {
    super(ActionKind.REPAIR);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return Yards.damaged(ship);
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super Repair> offer) {
    Findings findings = Findings.probing();
    forbidHere(view, ship, findings);
    if (findings.clean()) {
      for (RepairWork work : Yards.works(view, ship)) {
        offer.accept(new Repair(view.seat(), ship.card(), work));
      }
    }
  }

  @Override
  protected boolean forbidFirst(FleetView view, Repair action, Ship ship, Findings findings) {
    return Yards.formed(action.work(), findings);
  }

  @Override
  protected void forbid(FleetView view, Repair action, Ship ship, Findings findings) {
    forbidHere(view, ship, findings);
    Yards.check(view, ship, action.work(), findings);
  }

  private static void forbidHere(FleetView view, Ship ship, Findings findings) {
    if (!Yards.friendly(view, ship, InstallationKind.OUTPOST)
        && !Sources.waives(view.table(), ship, ship.at(), RPR_04)) {
      findings.reject(RPR_04, "neither a friendly installation nor your post");
    }
    if (!Sources.waives(view.table(), ship, ship.at(), RPR_02)) {
      Yards.beside(view, ship, findings);
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, Repair action) {
    Yards.work(play, action.ship(), action.work());
  }
}
