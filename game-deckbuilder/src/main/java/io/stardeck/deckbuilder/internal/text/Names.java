package io.stardeck.deckbuilder.internal.text;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import java.util.List;
import java.util.stream.StreamSupport;

/** What cards are called; an id from outside that names none stands for itself. */
final class Names {
  private final Table table;

  Names(Table table) {
    this.table = table;
  }

  String card(CardId card) {
    return table.exists(card) ? table.def(card).name() : card.toString();
  }

  /**
   * A card of the space deck with the points for which it is met; in Borg Invasion they are not.
   */
  String prize(CardId card) {
    int points = table.exists(card) && !borg() ? table.def(card).missionPoints() : 0;
    return points == 0 ? card(card) : card(card) + " (" + points + " points)";
  }

  String cards(List<CardId> cards) {
    return cards.isEmpty() ? "none" : cards.stream().map(this::card).collect(joining(", "));
  }

  /** A card with its stats. */
  String described(CardId card) {
    if (!table.exists(card)) {
      return card.toString();
    }
    CardDef def = table.def(card);
    String stats = CardText.stats(def);
    return def.name() + (stats.isEmpty() ? "" : " (" + stats + ")");
  }

  /** A part of an action or an event. */
  String part(String name, String form, Object value) {
    if (value instanceof ImmutableList<?> parts) {
      return form.isEmpty() || parts.isEmpty()
          ? parts.stream().map(each -> part(name, form, each)).collect(joining(", "))
          : Phrases.count(parts.size(), form);
    } else if (value instanceof CardId card) {
      return switch (form) {
        case "prize" -> prize(card);
        case "described" -> described(card);
        case "allied" -> allied(card) ? form : "";
        default -> card(card);
      };
    } else if (value instanceof Stat stat) {
      return Phrases.word(stat);
    } else if (value instanceof Destination to) {
      return EventText.to(to);
    }
    return switch (form) {
      case "" -> value.toString();
      case "signed" -> Phrases.signed((Integer) value);
      case "named" -> slot((Integer) value);
      case "flagship" -> flagship((Seat) value);
      default -> Phrases.count((Integer) value, form);
    };
  }

  private String flagship(Seat seat) {
    if (seat.number() < 1 || seat.number() > table.players()) {
      return "";
    }
    return table
        .area(seat)
        .flagship()
        .map(ship -> " (" + card(ship.card()) + ", damage " + ship.damage() + ")")
        .orElse("");
  }

  /** The card in that slot of the search area, or the number of the slot. */
  String slot(int slot) {
    if (slot < 0 || slot >= table.starbase().slots().size()) {
      return "slot " + slot;
    }
    return table.starbase().slots().get(slot).card().map(this::card).orElse("slot " + slot);
  }

  String basic(Basic kind) {
    return table.config().cardSet().basic(kind.keyword()).name();
  }

  /** Whether it is an Allied Starship, which is acquired. */
  boolean allied(CardId card) {
    return table.exists(card) && table.def(card).role() == Role.ALLIED;
  }

  String seats(Iterable<Seat> seats) {
    return Phrases.and(
        StreamSupport.stream(seats.spliterator(), false).map(Seat::toString).toList());
  }

  /** The Starship in the battle under way, if one is. */
  String foe() {
    return table
        .encountered()
        .map(FlippedCard::card)
        .filter(card -> table.def(card).type() == CardType.STARSHIP)
        .map(card -> " against " + card(card))
        .orElse("");
  }

  /** Whether a team plays against the Borg. */
  boolean borg() {
    return table.config().borg();
  }

  /** The table that they are taken from. */
  Table table() {
    return table;
  }
}
