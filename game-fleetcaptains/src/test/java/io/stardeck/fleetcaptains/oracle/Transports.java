package io.stardeck.fleetcaptains.oracle;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a ship may beam by an action (section 3.19). */
final class Transports {
  private final FleetState state;
  private final Table table;
  private final Seat seat;
  private final Set<FleetAction> all;

  Transports(FleetState state, Seat seat, Set<FleetAction> all) {
    this.state = state;
    this.table = state.table();
    this.seat = seat;
    this.all = all;
  }

  /** All of it. */
  void of(Ship ship) {
    for (int i = 0; i < table.players(); i++) {
      for (Ship other : table.captains().get(i).fleet()) {
        if (!other.isAt(ship.at()) || other.card().equals(ship.card())) {
          continue;
        }
        if (table.enemies(seat, Seat.at(i))) {
          enemy(ship, other);
        } else {
          friend(ship, other);
        }
      }
    }
    if (table.shape().isTile(ship.at())) {
      body(ship, table.tiles().get(ship.at()));
    }
  }

  private void friend(Ship ship, Ship other) {
    List<CardId> items = new ArrayList<>(ship.crew());
    items.addAll(ship.cargo());
    items.addAll(other.crew());
    items.addAll(other.cargo());
    for (CardId item : items) {
      all.add(new ShipAction.TransportFriendly(seat, ship.card(), other.card(), item));
    }
  }

  private void enemy(Ship ship, Ship other) {
    all.add(new ShipAction.TransportEnemy(seat, ship.card(), other.card()));
    boolean asked =
        state.zones().cards(Places.missions(seat)).stream()
            .map(mission -> table.set().mission(mission).objective())
            .anyMatch(
                objective ->
                    objective instanceof Objective.AwayTeamObjective away && away.at().isEmpty());
    Optional<CardId> enemy = Optional.of(other.card());
    if (asked && Grounds.teams(table) > 0) {
      all.add(new ShipAction.SendAwayTeam(seat, ship.card(), enemy));
    }
    if (other.teams().contains(table.faction(seat))) {
      all.add(new ShipAction.RetrieveAwayTeam(seat, ship.card(), table.faction(seat), enemy));
    }
  }

  private void body(Ship ship, Tile tile) {
    boolean body = table.set().location(tile.location().orElseThrow()).habitable();
    if (body && Grounds.teams(table) > 0) {
      all.add(new ShipAction.SendAwayTeam(seat, ship.card(), Optional.empty()));
    }
    for (Faction team : tile.teams()) {
      all.add(new ShipAction.RetrieveAwayTeam(seat, ship.card(), team, Optional.empty()));
    }
  }
}
