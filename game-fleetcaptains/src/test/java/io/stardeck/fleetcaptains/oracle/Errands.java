package io.stardeck.fleetcaptains.oracle;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Missions: where they are drawn from, and which tests may be attempted. */
final class Errands {
  private final FleetState state;
  private final Table table;
  private final Seat seat;

  Errands(FleetState state, Seat seat) {
    this.state = state;
    this.table = state.table();
    this.seat = seat;
  }

  /** Where a new mission may come from: the own deck, or a shared one that is named. */
  List<Optional<MissionType>> decks(boolean cycling) {
    if (state.zones().size(Places.missionDeck(seat)) > 0) {
      return List.of(Optional.empty());
    }
    List<Optional<MissionType>> decks = new ArrayList<>();
    for (MissionType type : MissionType.values()) {
      if (state.zones().size(Places.stock(type)) > 0) {
        decks.add(Optional.of(type));
      }
    }
    boolean none = decks.isEmpty();
    for (MissionType type : MissionType.values()) {
      if (cycling && none && state.zones().size(Places.spent(type)) > 0) {
        decks.add(Optional.of(type));
      }
    }
    return decks.isEmpty() && !cycling ? List.of(Optional.empty()) : decks;
  }

  /** The missions that a ship may attempt, with so many actions left. */
  void attempts(Ship ship, int left, Set<FleetAction> all) {
    for (CardId mission : state.zones().cards(Places.missions(seat))) {
      if (!(table.set().mission(mission).objective() instanceof Objective.TestObjective test)
          || !Grounds.fits(table, seat, ship.at(), test.at())
          || !tests(ship, test.system())) {
        continue;
      }
      int ships = 1;
      for (Ship other : table.captain(seat).fleet()) {
        boolean joins =
            test.cooperative()
                && !other.card().equals(ship.card())
                && other.isAt(ship.at())
                && other.acted() < 1 + other.extraActions()
                && !Worth.forbidden(state, other, ActionKind.TEST)
                && tests(other, test.system());
        ships += joins ? 1 : 0;
      }
      if (Math.min(ships, left) >= test.ships()) {
        decks(false)
            .forEach(
                deck -> all.add(new ShipAction.AttemptMission(seat, ship.card(), mission, deck)));
      }
    }
  }

  private boolean tests(Ship ship, ShipSystem system) {
    return !ship.adjusted() || Worth.rating(state, ship, system) != Worth.D;
  }
}
