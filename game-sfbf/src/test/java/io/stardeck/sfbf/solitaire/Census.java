package io.stardeck.sfbf.solitaire;

import com.google.common.collect.Iterables;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;

/** Where all cards and ships of a game lie. */
final class Census {
  private Census() {}

  /** All action cards, each as often as it lies somewhere. */
  static List<CardId> cards(BattleForceState state) {
    Table table = state.table();
    List<CardId> cards = new ArrayList<>();
    Iterables.addAll(cards, state.cards().cards(Places.STARBASE));
    Iterables.addAll(cards, table.discard());
    cards.addAll(table.removedCards());
    cards.addAll(table.enemyCards());
    table.attack().ifPresent(attack -> cards.addAll(attack.used()));
    for (Phase phase : table.phases()) {
      if (phase instanceof Phase.OrderDiscards order) {
        cards.addAll(order.cards());
      }
    }
    Held.hands(state).forEach(cards::addAll);
    Held.stashes(state).forEach(cards::addAll);
    for (Ship ship : faceUp(table)) {
      ship.erratic().ifPresent(cards::add);
      ship.weasel().ifPresent(cards::add);
      ship.disengaged().ifPresent(cards::add);
    }
    return cards;
  }

  /** All ships, each as often as it lies somewhere. */
  static List<ShipId> ships(BattleForceState state) {
    Table table = state.table();
    List<ShipId> ships = new ArrayList<>();
    Iterables.addAll(ships, state.ships().cards(Places.SHIP_DECK));
    Iterables.addAll(ships, table.shipDiscard());
    ships.addAll(table.removedShips());
    Held.faceDown(state).forEach(ships::addAll);
    for (Fleet fleet : table.fleets()) {
      ships.addAll(fleet.trophies());
    }
    for (Ship ship : faceUp(table)) {
      ships.add(ship.id());
    }
    return ships;
  }

  private static List<Ship> faceUp(Table table) {
    List<Ship> ships = new ArrayList<>();
    for (Fleet fleet : table.fleets()) {
      for (Row row : Row.values()) {
        ships.addAll(fleet.row(row));
      }
    }
    return ships;
  }
}
