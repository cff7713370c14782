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
import java.util.Set;

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
    if (duellists(duel.duellists(), fleets, inspection)) {
      inspection.require(
          duel.duellists().get(0).equals(table.starter()),
          "table.starter",
          "the first duellist starts");
      inspection.require(
          duel.duellists().contains(table.active()), "table.active", "no duellist is active");
    }
    inspection.require(
        duel.scores().size() == fleets, "table.duel.scores", "there are %s scores", fleets);
    int ships = 0;
    for (Fleet fleet : table.fleets()) {
      ships += fleet.faceUp() + fleet.trophies().size();
    }
    inspection.require(
        ships + state.shipDeck() == duel.duellists().size() && table.shipDiscard().isEmpty(),
        "table.duel",
        "each duellist brings one ship, all others are set aside");
  }

  private static boolean duellists(
      ImmutableList<Seat> duellists, int fleets, Inspection inspection) {
    Set<Seat> seats = new HashSet<>();
    for (Seat seat : duellists) {
      inspection.require(seats.add(seat), "table.duel.duellists", "%s is no seat of its own", seat);
    }
    return inspection.require(
        duellists.size() > 1, "table.duel.duellists", "%s cannot duel", duellists.size());
  }
}
