package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * What can be seen of a game: all of it in the state, a part of it in a view. What is worked out
 * from a sight is the same from both as long as it only asks for what the view shows.
 */
public interface Sight {
  /** What everybody knows. */
  Table table();

  /** The number of cards in the Hand and the Deck of {@code seat}. */
  Counts counts(Seat seat);

  /** The Hand of {@code seat}; empty if it cannot be seen. */
  ImmutableList<CardId> hand(Seat seat);

  /** The cards of {@code look}, the top first, a Hand by number; empty if they cannot be seen. */
  ImmutableList<CardId> seen(Look look);

  /** The number of cards in the space deck. */
  int spaceDeck();

  /** The number of cards in the starbase deck. */
  int starbaseDeck();

  /** The number of cards in the Borg area. */
  int borgArea();

  /**
   * Whether the top card of the space deck has been flipped in this turn, as everybody can tell who
   * has followed it ({@code DB-EXP-08}).
   */
  boolean spaceGoneRound();
}
