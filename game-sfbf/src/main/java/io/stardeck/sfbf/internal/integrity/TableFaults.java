package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.setup.RaceChoice;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.EnumSet;

/** As many of everything as the configuration asks for, and numbers in their ranges. */
final class TableFaults implements Topic {
  @Override
  public void find(BattleForceState state, FaultLog log) {
    Table table = state.table();
    BattleForceConfig config = table.config();
    int fleets = config.fleets();
    log.require(table.fleets().size() == fleets, "table.fleets", "there are %s fleets", fleets);
    log.require(state.secrets().size() == fleets, "secrets", "there are %s fleets", fleets);
    log.require(!table.phases().isEmpty(), "table.phases", "no phase is left");
    seated(table.starter(), fleets, "table.starter", log);
    seated(table.active(), fleets, "table.active", log);
    turns(table, log);
    log.require(
        config.solitaire() || table.enemyCards().isEmpty(),
        "table.enemyCards",
        "only the solitaire enemy keeps cards");
    log.require(
        config.has(Option.PLAYER_ORDER) || table.called().isEmpty(),
        "table.called",
        "no order cards are used");
    races(state, log);
    if (table.gameTurn() == 0) {
      untouched(table, log);
    }
  }

  /** With BF-OPT-20 each has another race, and begins with ships of it alone. */
  private static void races(BattleForceState state, FaultLog log) {
    Table table = state.table();
    BattleForceConfig config = table.config();
    boolean picking = false;
    for (Phase phase : table.phases()) {
      picking |= phase instanceof SetupPhase.ChooseRace;
    }
    ImmutableList<Race> races = table.races();
    if (!config.has(Option.SINGLE_RACE) || picking) {
      log.require(races.isEmpty(), "table.races", "nobody has a race");
      return;
    }
    boolean each = races.size() == config.players() && EnumSet.copyOf(races).size() == races.size();
    if (!log.require(each, "table.races", "each player has another race")
        || state.secrets().size() != races.size()) {
      return;
    }
    log.require(
        config.races().isEmpty() || config.races().equals(races),
        "table.races",
        "other races were agreed on");
    for (int index = 0; table.gameTurn() == 0 && index < races.size(); index++) {
      for (ShipId ship : state.faceDown(Seat.at(index))) {
        log.require(
            table.exists(ship) && RaceChoice.race(table, ship) == races.get(index),
            "ships." + Places.faceDown(Seat.at(index)),
            "%s is of another race",
            ship);
      }
    }
  }

  private static void turns(Table table, FaultLog log) {
    int last = table.config().maxGameTurns();
    if (table.duel().isPresent()) {
      last = table.duel().get().lastTurn();
      log.require(
          last > 1 && last <= table.config().maxGameTurns() + DuelFaults.LENGTH,
          "table.duel.lastTurn",
          "a duel does not last until game turn %s",
          last);
    }
    log.require(
        table.gameTurn() >= 0 && table.gameTurn() <= last,
        "table.gameTurn",
        "%s is not 0 to %s",
        table.gameTurn(),
        last);
    log.require(
        table.reshuffles() >= 0 && table.reshuffles() <= table.config().decisionBound(),
        "table.reshuffles",
        "the cards cannot have been shuffled %s times",
        table.reshuffles());
  }

  /** During the set-up nothing has happened yet. */
  private static void untouched(Table table, FaultLog log) {
    log.require(table.discard().isEmpty(), "table.discard", "no card is played in the set-up");
    log.require(
        table.shipDiscard().isEmpty(), "table.shipDiscard", "no ship is lost in the set-up");
    log.require(table.enemyCards().isEmpty(), "table.enemyCards", "no card is drawn in the set-up");
    log.require(table.reshuffles() == 0, "table.reshuffles", "no card is drawn in the set-up");
    log.require(table.attack().isEmpty(), "table.attack", "nobody attacks in the set-up");
    log.require(table.duel().isEmpty(), "table.duel", "nobody duels in the set-up");
    for (Fleet fleet : table.fleets()) {
      log.require(fleet.trophies().isEmpty(), "table.fleets", "no ship is lost in the set-up");
    }
  }

  private static void seated(Seat seat, int fleets, String path, FaultLog log) {
    log.require(
        seat.number() >= 1 && seat.number() <= fleets, path, "there is no %s at this table", seat);
  }
}
