package io.stardeck.b5.internal.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Participant;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;

/** What things are called. */
record Names(Board board) {
  /** A card by its title, with its id where several cards of the game have that title. */
  String of(CardId card) {
    String title = board.def(card).title();
    return board.config().roster().sharesTitle(card) ? title + " " + card : title;
  }

  /** A player by race, as "the Narn". */
  String of(Seat seat) {
    return seat.number() >= 1 && seat.number() <= board.players()
        ? Phrases.word(board.faction(seat).race())
        : seat.toString();
  }

  /** A conflict by its number and, while it is open, its card or type. */
  String conflict(int number) {
    Conflict open = board.conflict(number);
    for (ConflictResult result : board.results()) {
      open = result.conflict().number() == number ? result.conflict() : open;
    }
    if (open == null) {
      return "conflict " + number;
    }
    return open.card().isPresent()
        ? of(open.card().get())
        : Phrases.word(open.type()) + " conflict " + number;
  }

  private String chosen(Chosen chosen) {
    if (chosen instanceof Chosen.ACard card) {
      return of(card.card());
    } else if (chosen instanceof Chosen.AFaction faction) {
      return of(faction.faction());
    } else if (chosen instanceof Chosen.AConflict conflict) {
      return conflict(conflict.conflict());
    }
    Chosen.ATension tension = (Chosen.ATension) chosen;
    return Phrases.word(tension.from()) + " toward " + Phrases.word(tension.toward());
  }

  /** A part of an action or event. */
  String part(String name, String form, Object value) {
    if (value instanceof ImmutableList<?> list) {
      List<String> all = new ArrayList<>();
      list.forEach(each -> all.add(part(name, form, each)));
      return String.join(", ", all);
    } else if (value instanceof CardId card) {
      return of(card);
    } else if (value instanceof Participant participant) {
      return participant(participant, form);
    } else if (value instanceof Seat seat) {
      return of(seat);
    } else if (value instanceof Chosen chosen) {
      return chosen(chosen);
    } else if (value instanceof Side side) {
      return Ascii.toLowerCase(side.name());
    } else if (value instanceof Enum<?> word) {
      return Phrases.word(word);
    }
    if (form.equals("cards")) {
      return value.equals(1) ? "a card" : value + " cards";
    }
    if (value instanceof Integer number && !name.equals("conflict") && !name.equals("result")) {
      return number.toString();
    }
    return switch (name) {
      case "conflict" -> conflict((Integer) value);
      case "result" -> result((Integer) value);
      case "definition" -> board.config().set().card((String) value).title();
      default -> value.toString().replace('-', ' ');
    };
  }

  /** Who takes part; or in what role, as a verb; or with which ability. */
  private String participant(Participant participant, String form) {
    return switch (form) {
      case "role" ->
          switch (participant.role()) {
            case SUPPORT -> "supports";
            case OPPOSE -> "opposes";
            case ATTACK -> "attacks in";
          };
      case "ability" -> Phrases.word(participant.ability());
      default -> of(participant.card());
    };
  }

  /** A decided conflict; the turn that follows has forgotten its number. */
  private String result(int index) {
    ImmutableList<ConflictResult> results = board.results();
    return index >= 0 && index < results.size()
        ? conflict(results.get(index).conflict().number())
        : "a conflict";
  }
}
