package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
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
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    BattleForceConfig config = table.config();
    int fleets = config.fleets();
    inspection.require(
        table.fleets().size() == fleets, "table.fleets", "there are %s fleets", fleets);
    inspection.require(state.secrets().size() == fleets, "secrets", "there are %s fleets", fleets);
    inspection.require(!table.phases().isEmpty(), "table.phases", "no phase is left");
    turns(table, inspection);
    inspection.require(
        config.solitaire() || table.enemyCards().isEmpty(),
        "table.enemyCards",
        "only the solitaire enemy keeps cards");
    inspection.require(
        config.has(Option.PLAYER_ORDER) || table.called().isEmpty(),
        "table.called",
        "no order cards are used");
    races(state, inspection);
    if (table.gameTurn() == 0) {
      untouched(table, inspection);
    }
  }

  /** With BF-OPT-20 each has another race, and begins with ships of it alone. */
  private static void races(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    BattleForceConfig config = table.config();
    boolean picking = false;
    for (Phase phase : table.phases()) {
      picking |= phase instanceof SetupPhase.ChooseRace;
    }
    ImmutableList<Race> races = table.races();
    if (!config.has(Option.SINGLE_RACE) || picking) {
      inspection.require(races.isEmpty(), "table.races", "nobody has a race");
      return;
    }
    boolean each = races.size() == config.players() && EnumSet.copyOf(races).size() == races.size();
    if (!inspection.require(each, "table.races", "each player has another race")
        || state.secrets().size() != races.size()) {
      return;
    }
    inspection.require(
        config.races().isEmpty() || config.races().equals(races),
        "table.races",
        "other races were agreed on");
    for (int index = 0; table.gameTurn() == 0 && index < races.size(); index++) {
      for (ShipId ship : state.faceDown(Seat.at(index))) {
        inspection.require(
            RaceChoice.race(table, ship) == races.get(index),
            "ships." + Places.faceDown(Seat.at(index)),
            "%s is of another race",
            ship);
      }
    }
  }

  private static void turns(Table table, Inspection inspection) {
    int last = table.config().maxGameTurns();
    if (table.duel().isPresent()) {
      last = table.duel().get().lastTurn();
      inspection.require(
          last > 1 && last <= table.config().maxGameTurns() + DuelFaults.LENGTH,
          "table.duel.lastTurn",
          "a duel does not last until game turn %s",
          last);
    }
    inspection.require(
        table.gameTurn() >= 0 && table.gameTurn() <= last,
        "table.gameTurn",
        "%s is not 0 to %s",
        table.gameTurn(),
        last);
    inspection.require(
        table.reshuffles() >= 0 && table.reshuffles() <= table.config().decisionBound(),
        "table.reshuffles",
        "the cards cannot have been shuffled %s times",
        table.reshuffles());
  }

  /** During the set-up nothing has happened yet. */
  private static void untouched(Table table, Inspection inspection) {
    inspection.require(
        table.discard().isEmpty(), "table.discard", "no card is played in the set-up");
    inspection.require(
        table.shipDiscard().isEmpty(), "table.shipDiscard", "no ship is lost in the set-up");
    inspection.require(
        table.enemyCards().isEmpty(), "table.enemyCards", "no card is drawn in the set-up");
    inspection.require(
        table.reshuffles() == 0, "table.reshuffles", "no card is drawn in the set-up");
    inspection.require(table.attack().isEmpty(), "table.attack", "nobody attacks in the set-up");
    inspection.require(table.duel().isEmpty(), "table.duel", "nobody duels in the set-up");
    for (Fleet fleet : table.fleets()) {
      inspection.require(
          fleet.trophies().isEmpty(), "table.fleets", "no ship is lost in the set-up");
    }
  }
}
