package io.stardeck.fleetcaptains.internal.repair;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.SpecialRepair;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Standing.ForbidManeuver;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Allowances;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A repair for the maneuver of this turn ({@code FC-RPR-05, FC-D-52}). */
final class SpecialRepairRule extends FleetRule<SpecialRepair> {
  @Override
  public void candidates(FleetView view, Consumer<? super SpecialRepair> offer) {
    ImmutableList<Ship> fleet = view.fleet();
    for (int i = 0; i < fleet.size(); i++) {
      Ship ship = fleet.get(i);
      if (!ship.maneuvered()
          && !maneuvers(view, ship)
          && Yards.damaged(ship)
          && Yards.friendly(view, ship, InstallationKind.STARBASE)) {
        for (RepairWork work : Yards.works(view, ship)) {
          offer.accept(new SpecialRepair(view.seat(), ship.card(), work));
        }
      }
    }
  }

  @Override
  public void check(FleetView view, SpecialRepair action, Findings findings) {
    Ship ship = own(view, action.ship(), findings);
    if (ship == null || !Yards.formed(action.work(), findings)) {
      return;
    }
    if (used(view, ship) || maneuvers(view, ship)) {
      findings.reject("ship", RPR_05, "it has used its maneuver");
    }
    if (Sources.has(view.table(), ship, view.spaceOf(ship), ForbidManeuver.class)) {
      findings.reject("ship", MOV_02, "it has no maneuver to give up");
    }
    if (ship.cloaked()) {
      findings.reject("ship", CLK_05, "it is cloaked");
      return;
    }
    if (!Yards.friendly(view, ship, InstallationKind.STARBASE)) {
      findings.reject("ship", RPR_05, "neither a friendly starbase nor your post");
    }
    Yards.beside(view, ship, findings); // whatever lets repair actions pass (FC-RPR-07)
    Yards.check(view, ship, action.work(), findings);
  }

  /** Whether its maneuvers of this turn are used; of a cloaked ship its player knows. */
  private static boolean used(FleetView view, Ship ship) {
    return ship.cloaked()
        ? view.own().maneuvers(ship.card()) > ship.extraManeuvers()
        : ship.maneuvered();
  }

  /** Whether a ship is on its way, by a maneuver that it was granted beside that of the turn. */
  private static boolean maneuvers(FleetView view, Ship ship) {
    return view.top() instanceof Maneuver maneuver && maneuver.ships().contains(ship.card());
  }

  @Override
  public void perform(Play<FleetState> play, SpecialRepair action) {
    Maneuvers.end(play, ManeuverEnd.OTHER);
    Tables.ship(play, action.ship(), Allowances::maneuver);
    play.tell(RPR_05, new ShipEvent.AllowanceGivenUp(action.ship(), "maneuver"));
    Yards.work(play, action.ship(), action.work());
  }
}
