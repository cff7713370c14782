package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_29;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.TFO_01;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing.ForbidManeuver;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/** Which ships may form a task force ({@code FC-D-29}). */
final class Joining {
  private Joining() {}

  /** What forbids a ship to set out. */
  static void setOut(Table table, Seat seat, Ship ship, Findings findings) {
    fresh(ship, findings);
    able(table, seat, ship, findings);
  }

  /** Whether nothing forbids a ship to set out. */
  static boolean setsOut(Table table, Seat seat, Ship ship) {
    if (ship.maneuvered()) {
      return false;
    }
    Findings findings = Findings.probing();
    able(table, seat, ship, findings);
    return findings.clean();
  }

  private static void fresh(Ship ship, Findings findings) {
    if (ship.maneuvered()) {
      findings.reject("ship", MOV_01, "it has maneuvered in this turn");
    }
  }

  private static void able(Table table, Seat seat, Ship ship, Findings findings) {
    if (Sources.has(table, ship, ship.at(), ForbidManeuver.class)) {
      findings.reject("ship", MOV_02, "something forbids it to maneuver");
    }
    int engines = Ratings.of(table, ship, ship.at(), ShipSystem.ENGINES, Ratings.MANEUVER);
    if (engines < 0) {
      findings.reject("ship", MOV_02, "its Engines are disabled");
    } else if (!Routes.setsOut(table, seat, ship.at(), engines)) {
      findings.reject("ship", MOV_03, "it has no movement points");
    }
  }

  /** What forbids a ship to join. */
  static void join(Table table, Maneuver maneuver, Ship ship, Findings findings) {
    if (ship.cloaked() || maneuver.token() != 0) {
      findings.reject("ship", D_29, "tokens maneuver singly");
      return;
    }
    if (!table.owner(ship.card()).equals(maneuver.seat())) {
      findings.reject("ship", D_29, "it is no ship of yours");
      return;
    }
    if (maneuver.ships().contains(ship.card())) {
      findings.reject("ship", MOV_01, "it is a member already");
      return;
    }
    fresh(ship, findings);
    Ship first = maneuver.ships().isEmpty() ? null : table.ship(maneuver.ships().get(0));
    boolean together =
        first != null
            && first.at() == ship.at()
            && first.start() == ship.at()
            && ship.start() == ship.at();
    if (!together) {
      findings.reject("ship", TFO_01, "it was not with the others when the turn began");
    }
    able(table, maneuver.seat(), ship, findings);
  }

  /** Whether any ship may still join. */
  static boolean possible(Table table, Maneuver maneuver) {
    for (Ship ship : table.captain(maneuver.seat()).fleet()) {
      Findings findings = Findings.probing();
      join(table, maneuver, ship, findings);
      if (findings.clean()) {
        return true;
      }
    }
    return false;
  }
}
