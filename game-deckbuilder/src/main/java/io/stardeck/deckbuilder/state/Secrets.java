package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;

/**
 * What one seat alone knows.
 *
 * @param hand the Hand, in the order in which the cards came
 */
public record Secrets(ImmutableList<CardId> hand) {
  /** A seat that holds nothing. */
  public static final Secrets NONE = new Secrets(ImmutableList.of());
}
