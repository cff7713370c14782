package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.ArrayList;
import java.util.List;

/**
 * A card in play that has a CONSTANT effect.
 *
 * @param seat who controls it
 * @param card the card
 */
public record Source(Seat seat, CardId card) {
  private static final int USUAL = 8;

  /** All of them, seat by seat, then the mercenaries that somebody directs. */
  static ImmutableList<Source> all(Board board) {
    List<Source> found = new ArrayList<>(USUAL);
    for (int i = 0; i < board.factions().size(); i++) {
      Faction faction = board.factions().get(i);
      add(found, board, Seat.at(i), faction.innerCircle());
      add(found, board, Seat.at(i), faction.supportingRow());
      add(found, board, Seat.at(i), faction.onStation());
      if (faction.agenda().isPresent()) {
        add(found, board, Seat.at(i), faction.agenda().get());
      }
    }
    for (int i = 0; i < board.mercenaries().size(); i++) {
      Mercenary mercenary = board.mercenaries().get(i);
      if (mercenary.director().isPresent()) {
        add(found, board, mercenary.director().get(), mercenary.card());
      }
    }
    return ImmutableList.copyOf(found);
  }

  private static void add(List<Source> found, Board board, Seat seat, ImmutableList<Card> cards) {
    for (int i = 0; i < cards.size(); i++) {
      add(found, board, seat, cards.get(i));
    }
  }

  private static void add(List<Source> found, Board board, Seat seat, Card card) {
    if (board.def(card).hasConstants()) {
      found.add(new Source(seat, card.id()));
    }
    add(found, board, seat, card.attachments());
  }
}
