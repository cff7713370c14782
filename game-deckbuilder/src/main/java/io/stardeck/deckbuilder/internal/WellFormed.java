package io.stardeck.deckbuilder.internal;

import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;

/** Whether what an action names is there at all, whatever is going on (DB-GEN-01). */
final class WellFormed {
  private WellFormed() {}

  /** Whether all cards, slots and seats that {@code action} names exist. */
  static boolean holds(Table table, DeckbuilderAction action) {
    if (action instanceof PlayCard play) {
      return table.exists(play.card());
    }
    if (action instanceof TrashPhase trash) {
      return table.exists(trash.card());
    }
    if (action instanceof UseEffect use) {
      return table.exists(use.source());
    }
    if (action instanceof GainSlot gain) {
      return slot(gain.slot());
    }
    if (action instanceof Search search) {
      return slot(search.slot());
    }
    return inSpace(table, action);
  }

  private static boolean inSpace(Table table, DeckbuilderAction action) {
    if (action instanceof CompleteMission complete) {
      return table.exists(complete.mission());
    }
    if (action instanceof WinByDiplomacy win) {
      return table.exists(win.ship());
    }
    if (action instanceof Assign assign) {
      return seat(table, assign.target());
    }
    return !(action instanceof AssignCube assign) || seat(table, assign.flagship());
  }

  private static boolean slot(int slot) {
    return slot >= 0 && slot < Starbase.SLOTS;
  }

  private static boolean seat(Table table, Seat seat) {
    return seat.number() >= 1 && seat.number() <= table.players();
  }
}
