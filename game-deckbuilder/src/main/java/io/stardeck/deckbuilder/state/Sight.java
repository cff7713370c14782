package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;

/**
 * What can be seen of a game: all of it in the state, a part of it in a view. What is worked out
 * from a sight is the same from both as long as it only asks for what the view shows.
 */
public interface Sight {
  /** What everybody sees. */
  Table table();

  /** The number of cards in a place. */
  int size(Place place);

  /** The Hand of {@code seat}, or those cards of it that can be seen. */
  ImmutableList<CardId> hand(Seat seat);

  /** The top cards of a deck, at most {@code n}, or as many of them as can be seen from the top. */
  ImmutableList<CardId> top(Place place, int n);

  /** The cards of {@code look} that can be seen, the top first, a Hand by number. */
  default ImmutableList<CardId> seen(Look look) {
    return look.pile() == CardEffect.Pile.HAND
        ? ImmutableList.sortedCopyOf(CardId.BY_NUMBER, hand(look.whose()))
        : top(Places.of(look), look.n());
  }

  /**
   * The top cards of a deck, as many as there are, or a Hand.
   *
   * @param whose whose Deck or Hand; means nothing for the shared decks
   * @param n how many of a deck
   */
  default Look look(CardEffect.Pile pile, Seat whose, int n) {
    return switch (pile) {
      case HAND -> new Look(pile, whose, 0);
      case DECK -> new Look(pile, whose, Math.min(n, size(Places.deck(whose))));
      case STARBASE_DECK -> new Look(pile, Seat.SPECTATOR, Math.min(n, starbaseDeck()));
      case SPACE_DECK -> new Look(pile, Seat.SPECTATOR, Math.min(n, spaceDeck()));
    };
  }

  /** The number of cards that {@code look} shows. */
  default int size(Look look) {
    return look.pile() == CardEffect.Pile.HAND ? size(Places.of(look)) : look.n();
  }

  /** The number of cards in the Hand and the Deck of {@code seat}. */
  default Counts counts(Seat seat) {
    return new Counts(size(Places.hand(seat)), size(Places.deck(seat)));
  }

  /** The number of cards in the space deck. */
  default int spaceDeck() {
    return size(Places.SPACE);
  }

  /** The number of cards in the starbase deck. */
  default int starbaseDeck() {
    return size(Places.STARBASE);
  }

  /** The number of cards in the Borg area. */
  default int borgArea() {
    return size(Places.BORG);
  }

  /**
   * Whether the top card of the space deck has been flipped in this turn ({@code DB-EXP-08}). All
   * know where those lie that have.
   */
  default boolean spaceGoneRound() {
    ImmutableList<CardId> top = top(Places.SPACE, 1);
    return !top.isEmpty() && table().turn().flipped().contains(top.get(0));
  }
}
