package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;

/** What cards and ships are called; an id from outside that names none stands for itself. */
final class Names {
  private final Table table;

  Names(Table table) {
    this.table = table;
  }

  /** What everybody knows. */
  Table table() {
    return table;
  }

  /** A player's seat; the solitaire enemy sits nowhere (BF-SOL-10). */
  String seat(Seat seat) {
    return seat.number() > table.config().players() ? "the enemy" : seat.toString();
  }

  String card(CardId card) {
    return table.exists(card) ? table.card(card).title() : card.toString();
  }

  String cards(Iterable<CardId> cards) {
    List<String> names = new ArrayList<>();
    cards.forEach(card -> names.add(card(card)));
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  String ship(ShipId ship) {
    return table.exists(ship) ? table.card(ship).title() : ship.toString();
  }

  String ships(Iterable<ShipId> ships) {
    List<String> names = new ArrayList<>();
    ships.forEach(ship -> names.add(ship(ship)));
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  /** The points of a ship and its boxes; nothing of an id from outside that names none. */
  String facts(ShipId ship) {
    return table.exists(ship) ? " (" + CardText.brief(table.card(ship)) + ")" : "";
  }

  /** The device of a ship, by its card. */
  String device(ShipId ship) {
    if (!table.exists(ship)) {
      return "cloak or web";
    }
    return table.card(ship).web() ? "web" : "cloak";
  }

  /** What a row is called. */
  static String row(Row row) {
    return switch (row) {
      case SCREEN -> "Screen";
      case MAIN -> "Main Body";
      case RESERVE -> "Reserve";
    };
  }

  /** So many of what {@code noun} names, in the singular where there is one. */
  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** What an effect on a ship is called. */
  static String effect(Effect effect) {
    return switch (effect) {
      case ERRATIC -> "Erratic Maneuvers";
      case WEASEL -> "Wild Weasel";
      case CLOAK -> "cloak";
      case WEB -> "web";
    };
  }
}
