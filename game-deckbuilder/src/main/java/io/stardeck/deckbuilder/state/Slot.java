package io.stardeck.deckbuilder.state;

import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A place for one card, in the search area or the Mission Area.
 *
 * @param card the card; empty if none lies there
 */
public record Slot(Optional<CardId> card) {
  /** A place without a card. */
  public static final Slot EMPTY = new Slot(Optional.empty());

  /** A place with that card. */
  public static Slot of(CardId card) {
    return new Slot(Optional.of(card));
  }

  /** Whether {@code wanted} lies there. */
  public boolean holds(CardId wanted) {
    return card.isPresent() && card.get().equals(wanted);
  }
}
