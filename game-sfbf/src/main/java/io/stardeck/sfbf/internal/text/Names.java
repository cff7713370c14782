package io.stardeck.sfbf.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.event.Source;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  String ship(ShipId ship) {
    return table.exists(ship) ? table.title(ship) : ship.toString();
  }

  /** A ship of {@code owner}, who is told where there are several that it may be. */
  String ship(ShipId ship, Seat owner) {
    return ship(ship) + (table.fleets().size() > 2 ? " of " + seat(owner) : "");
  }

  /** A ship on the table, with its owner as {@link #ship(ShipId, Seat)} tells. */
  private String owned(ShipId ship) {
    @Nullable Berth berth = table.find(ship);
    return berth == null ? ship(ship) : ship(ship, berth.owner());
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

  /** Cards or ships, one after the other. */
  String list(Iterable<?> parts) {
    List<String> names = new ArrayList<>();
    parts.forEach(each -> names.add(part("", "", each)));
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  /** A part of an action or an event. */
  String part(String name, String form, Object value) {
    if (value instanceof ImmutableList<?> parts) {
      return list(parts);
    } else if (value instanceof ShipId ship) {
      return switch (form) {
        case "device" -> device(ship);
        case "facts" -> facts(ship);
        case "owned" -> owned(ship);
        default -> ship(ship);
      };
    } else if (value instanceof CardId card) {
      return switch (form) {
        case "aim" -> AttackText.aim(this, card);
        case "supported" -> AttackText.supported(this, card);
        default -> card(card);
      };
    } else if (value instanceof Seat seat) {
      return seat(seat);
    } else if (value instanceof Row row) {
      return row(row);
    } else if (value instanceof Effect effect) {
      return effect(effect);
    } else if (value instanceof Race race) {
      return race.title();
    } else if (value instanceof Source source) {
      return switch (source) {
        case STARBASE -> " from the Starbase";
        case DISCARD -> " from the discard pile";
        case RESERVE -> " from the reserve";
      };
    }
    return form.isEmpty() ? value.toString() : Phrases.count((Integer) value, form);
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
