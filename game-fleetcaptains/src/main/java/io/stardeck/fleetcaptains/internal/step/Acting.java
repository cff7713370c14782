package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.ACT_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.ACT_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.ACT_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_05;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** What every action of a ship needs, and costs (section 4: C). */
public final class Acting {
  private Acting() {}

  /** Whether the player has an action left ({@code FC-ACT-04}). */
  public static void limit(Table table, Findings findings) {
    int limit = Fleets.actions(table, table.active());
    if (table.actionsUsed() >= limit) {
      findings.reject(ACT_04, "all %s actions of this turn are used", limit);
    }
  }

  /** Whether the active player has an action left. */
  public static boolean left(Table table) {
    return table.actionsUsed() < Fleets.actions(table, table.active());
  }

  /** Whether a ship may act of itself: it has an action left, and is not cloaked if it must not. */
  public static boolean ready(Ship ship, boolean cloakedToo) {
    return ship.acted() <= ship.extraActions() && (cloakedToo || !ship.cloaked());
  }

  /** Whether nothing forbids an own ship to act, if its player has an action left. */
  public static boolean free(FleetView view, Ship ship, ActionKind kind, boolean cloakedToo) {
    return ready(ship, cloakedToo)
        && !Sources.forbids(view.table(), ship, view.spaceOf(ship), kind);
  }

  /** All that forbids an own ship to act (section 4: C). */
  public static void able(
      FleetView view, Ship ship, ActionKind kind, boolean cloakedToo, Findings findings) {
    Table table = view.table();
    limit(table, findings);
    if (ship.acted() > ship.extraActions()) {
      findings.reject("ship", ACT_02, "%s has acted in this turn", table.def(ship).name());
    }
    if (ship.cloaked() && !cloakedToo) {
      findings.reject("ship", CLK_05, "%s is cloaked", table.def(ship).name());
    }
    if (Sources.forbids(table, ship, view.spaceOf(ship), kind)) {
      findings.reject("ship", ACT_08, "%s may not do that here", table.def(ship).name());
    }
  }

  /** The ship spends its action; an open maneuver ends first ({@code FC-MOV-11}). */
  public static void pay(Play<FleetState> play, CardId card, ActionKind kind) {
    Maneuvers.end(play, ManeuverEnd.ACTION);
    spend(play, card, kind);
  }

  /** The ship spends its action within a test. */
  public static void spend(Play<FleetState> play, CardId card, ActionKind kind) {
    Tables.ship(play, card, ship -> ship.withActed(ship.acted() + 1));
    Tables.change(play, table -> table.withActionsUsed(table.actionsUsed() + 1));
    play.tell(ACT_04, new ShipEvent.ActionTaken(card, kind));
  }
}
