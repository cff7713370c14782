package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;

/** The duel: two or more fight with one ship each (BF-WIN-08). */
final class DuelFaults implements Topic {
  /** The most game turns of a duel (BF-D-52). */
  static final int LENGTH = 20;

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    state.table().duel().ifPresent(duel -> find(state, duel, inspection));
  }

  private static void find(BattleForceState state, Duel duel, Inspection inspection) {
    Table table = state.table();
    int fleets = table.fleets().size();
    inspection.require(
        table.config().tieBreak() == TieBreak.DUEL, "table.duel", "no duel breaks ties here");
    inspection.require(
        table.gameTurn() > duel.lastTurn() - LENGTH,
        "table.duel.lastTurn",
        "a duel lasts %s game turns",
        LENGTH);
    ImmutableList<Seat> duellists = duel.duellists();
    if (inspection.require(
        duellists.size() > 1 && new HashSet<>(duellists).size() == duellists.size(),
        "table.duel.duellists",
        "two or more duel")) {
      inspection.require(
          duellists.get(0).equals(table.starter()), "table.starter", "the first duellist starts");
      inspection.require(
          duellists.contains(table.active()), "table.active", "no duellist is active");
    }
    inspection.size("table.duel.scores", duel.scores(), fleets);
    int ships = 0;
    for (Fleet fleet : table.fleets()) {
      ships += fleet.faceUp() + fleet.trophies().size();
    }
    inspection.require(
        ships + state.shipDeck() == duel.duellists().size() && table.shipDiscard().isEmpty(),
        "table.duel",
        "each duellist brings one ship, all others are set aside");
  }
}
