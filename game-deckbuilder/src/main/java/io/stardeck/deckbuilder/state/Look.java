package io.stardeck.deckbuilder.state;

import io.stardeck.deckbuilder.card.CardEffect.Pile;
import io.stardeck.engine.Seat;

/**
 * Hidden cards that one player is shown ({@code DB-VIS-04}).
 *
 * @param pile which cards
 * @param whose whose Deck or Hand; the spectator's for the shared decks
 * @param n how many from the top of a deck; for a Hand 0, it is shown whole
 */
public record Look(Pile pile, Seat whose, int n) {
  /**
   * The top cards, as many as there are.
   *
   * @param whose whose Deck or Hand; means nothing for the shared decks
   * @param n how many of a deck
   */
  public static Look at(Sight sight, Pile pile, Seat whose, int n) {
    return switch (pile) {
      case HAND -> new Look(pile, whose, 0);
      case DECK -> new Look(pile, whose, Math.min(n, sight.size(Places.deck(whose))));
      case STARBASE_DECK -> new Look(pile, Seat.SPECTATOR, Math.min(n, sight.starbaseDeck()));
      case SPACE_DECK -> new Look(pile, Seat.SPECTATOR, Math.min(n, sight.spaceDeck()));
    };
  }

  /** The number of cards that it shows. */
  public int size(Sight sight) {
    return pile == Pile.HAND ? sight.size(Places.of(this)) : n;
  }
}
