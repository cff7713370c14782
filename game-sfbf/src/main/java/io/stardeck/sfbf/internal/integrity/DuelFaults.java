package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
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
  public void find(BattleForceState state, FaultLog log) {
    state.table().duel().ifPresent(duel -> find(state, duel, log));
  }

  private static void find(BattleForceState state, Duel duel, FaultLog log) {
    Table table = state.table();
    int fleets = table.fleets().size();
    log.require(
        table.config().tieBreak() == TieBreak.DUEL, "table.duel", "no duel breaks ties here");
    log.require(
        table.gameTurn() > duel.lastTurn() - LENGTH,
        "table.duel.lastTurn",
        "a duel lasts %s game turns",
        LENGTH);
    if (duellists(duel.duellists(), fleets, log)) {
      log.require(
          duel.duellists().get(0).equals(table.starter()),
          "table.starter",
          "the first duellist starts");
      log.require(
          duel.duellists().contains(table.active()), "table.active", "no duellist is active");
    }
    log.require(duel.scores().size() == fleets, "table.duel.scores", "there are %s scores", fleets);
    for (int score : duel.scores()) {
      log.require(score >= 0 && score < 100_000, "table.duel.scores", "%s is no score", score);
    }
    int ships = 0;
    for (Fleet fleet : table.fleets()) {
      ships += fleet.faceUp() + fleet.trophies().size();
    }
    log.require(
        ships + state.shipDeck() == duel.duellists().size() && table.shipDiscard().isEmpty(),
        "table.duel",
        "each duellist brings one ship, all others are set aside");
  }

  private static boolean duellists(ImmutableList<Seat> duellists, int fleets, FaultLog log) {
    Set<Seat> seats = new HashSet<>();
    for (Seat seat : duellists) {
      log.require(
          seat.number() >= 1 && seat.number() <= fleets && seats.add(seat),
          "table.duel.duellists",
          "%s is no seat of its own",
          seat);
    }
    return log.require(
        duellists.size() > 1, "table.duel.duellists", "%s cannot duel", duellists.size());
  }
}
