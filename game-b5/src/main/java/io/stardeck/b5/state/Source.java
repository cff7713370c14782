package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;

/**
 * A card in play that has a CONSTANT effect.
 *
 * @param seat who controls it
 * @param card the card
 */
public record Source(Seat seat, CardId card) {
  /** All of them, seat by seat, then the mercenaries that somebody directs. */
  static ImmutableList<Source> all(Board board) {
    ImmutableList<Source> found = ImmutableList.of();
    for (int i = 0; i < board.factions().size(); i++) {
      Faction faction = board.factions().get(i);
      found = plus(found, board, Seat.at(i), faction.innerCircle());
      found = plus(found, board, Seat.at(i), faction.supportingRow());
      found = plus(found, board, Seat.at(i), faction.onStation());
      if (faction.agenda().isPresent()) {
        found = plus(found, board, Seat.at(i), faction.agenda().get());
      }
    }
    for (int i = 0; i < board.mercenaries().size(); i++) {
      Mercenary mercenary = board.mercenaries().get(i);
      if (mercenary.director().isPresent()) {
        found = plus(found, board, mercenary.director().get(), mercenary.card());
      }
    }
    return found;
  }

  private static ImmutableList<Source> plus(
      ImmutableList<Source> before, Board board, Seat seat, ImmutableList<Card> cards) {
    ImmutableList<Source> found = before;
    for (int i = 0; i < cards.size(); i++) {
      found = plus(found, board, seat, cards.get(i));
    }
    return found;
  }

  private static ImmutableList<Source> plus(
      ImmutableList<Source> before, Board board, Seat seat, Card card) {
    ImmutableList<Source> found =
        board.def(card).hasConstants() ? Lists.plus(before, new Source(seat, card.id())) : before;
    return card.attachments().isEmpty() ? found : plus(found, board, seat, card.attachments());
  }
}
