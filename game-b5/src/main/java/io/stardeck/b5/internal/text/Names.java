package io.stardeck.b5.internal.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.stream.Collectors;

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
        ? word(board.faction(seat).race())
        : seat.toString();
  }

  /** A conflict by its number and, while it is open, its card or type. */
  String conflict(int number) {
    Conflict open = board.conflict(number);
    for (ConflictResult result : board.results()) {
      open = result.conflict().number() == number ? result.conflict() : open;
    }
    if (open == null) {
      return "Conflict " + number;
    }
    return open.card().isPresent()
        ? of(open.card().get())
        : word(open.type()) + " conflict " + number;
  }

  /** What was chosen. */
  String chosen(ImmutableList<Chosen> chosen) {
    return chosen.stream().map(this::chosen).collect(Collectors.joining(", "));
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
    return word(tension.from()) + " toward " + word(tension.toward());
  }

  /** A word of a rulebook, as "Diplomacy". */
  static String word(Enum<?> value) {
    return Ascii.toUpperCase(value.name().charAt(0))
        + Ascii.toLowerCase(value.name().substring(1)).replace('_', ' ');
  }
}
