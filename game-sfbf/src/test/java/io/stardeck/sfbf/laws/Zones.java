package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/** All zones of a state (section 2.1). */
final class Zones {
  private Zones() {}

  /** Each action card as often as it lies somewhere. */
  static ImmutableList<CardId> cards(BattleForceState state) {
    Table table = state.table();
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    cards.addAll(state.cards().cards(Places.STARBASE)).addAll(table.discard());
    cards.addAll(table.enemyCards()).addAll(table.removedCards());
    table.attack().ifPresent(attack -> cards.addAll(attack.used()));
    Held.hands(state).forEach(cards::addAll);
    Held.stashes(state).forEach(cards::addAll);
    for (Phase phase : table.phases()) {
      if (phase instanceof Phase.OrderDiscards order) {
        cards.addAll(order.cards());
      }
    }
    for (Ship ship : shown(state)) {
      ship.erratic().ifPresent(cards::add);
      ship.weasel().ifPresent(cards::add);
      ship.disengaged().ifPresent(cards::add);
    }
    return cards.build();
  }

  /** Each ship as often as it lies somewhere. */
  static ImmutableList<ShipId> ships(BattleForceState state) {
    Table table = state.table();
    ImmutableList.Builder<ShipId> ships = ImmutableList.builder();
    ships.addAll(state.ships().cards(Places.SHIP_DECK));
    ships.addAll(table.shipDiscard()).addAll(table.removedShips());
    for (Phase phase : table.phases()) {
      if (phase instanceof SetupPhase.DraftShips draft) {
        ships.addAll(draft.pool());
      }
    }
    for (int index = 0; index < table.fleets().size(); index++) {
      ships.addAll(table.fleets().get(index).trophies());
      ships.addAll(fleet(state, index));
    }
    return ships.build();
  }

  /** The ships of one fleet, face up and face down. */
  static ImmutableList<ShipId> fleet(BattleForceState state, int index) {
    ImmutableList.Builder<ShipId> ships = ImmutableList.builder();
    for (Ship ship : shown(state.table().fleets().get(index))) {
      ships.add(ship.id());
    }
    return ships.addAll(state.faceDown(Seat.at(index))).build();
  }

  /** The ships of all fleets that lie face up. */
  static ImmutableList<Ship> shown(BattleForceState state) {
    ImmutableList.Builder<Ship> ships = ImmutableList.builder();
    for (Fleet fleet : state.table().fleets()) {
      ships.addAll(shown(fleet));
    }
    return ships.build();
  }

  /** The ships of a fleet that lie face up. */
  static ImmutableList<Ship> shown(Fleet fleet) {
    ImmutableList.Builder<Ship> ships = ImmutableList.builder();
    for (Row row : Row.values()) {
      ships.addAll(fleet.row(row));
    }
    return ships.build();
  }
}
