package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
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
    inspection.size("table.fleets", table.fleets(), fleets);
    inspection.size("secrets", state.secrets(), fleets);
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
    if (!inspection.require(!table.phases().isEmpty(), "table.phases", "no phase is left")) {
      return;
    }
    boolean combat = Iterables.any(table.phases(), phase -> phase instanceof Phase.Combat);
    inspection.require(
        table.attack().isPresent() == combat || table.phases().top().cutsOff(),
        "table.attack",
        "there is an attack while it is resolved");
  }

  /** With BF-OPT-20 each has another race, and begins with ships of it alone. */
  private static void races(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    BattleForceConfig config = table.config();
    boolean picking =
        Iterables.any(table.phases(), phase -> phase instanceof SetupPhase.ChooseRace);
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
      int most = table.config().maxGameTurns() + DuelFaults.LENGTH;
      last = table.duel().get().lastTurn();
      inspection.range("table.duel.lastTurn", last, 2, most);
    }
    inspection.range("table.gameTurn", table.gameTurn(), 0, last);
    inspection.range("table.reshuffles", table.reshuffles(), 0, table.config().decisionBound());
  }

  /** During the set-up nothing has happened yet. */
  private static void untouched(Table table, Inspection inspection) {
    inspection.size("table.discard", table.discard().toList(), 0);
    inspection.size("table.shipDiscard", table.shipDiscard().toList(), 0);
    inspection.size("table.enemyCards", table.enemyCards(), 0);
    inspection.range("table.reshuffles", table.reshuffles(), 0, 0);
    inspection.require(table.attack().isEmpty(), "table.attack", "nobody attacks in the set-up");
    inspection.require(table.duel().isEmpty(), "table.duel", "nobody duels in the set-up");
    for (Fleet fleet : table.fleets()) {
      inspection.size("table.fleets", fleet.trophies(), 0);
    }
  }
}
