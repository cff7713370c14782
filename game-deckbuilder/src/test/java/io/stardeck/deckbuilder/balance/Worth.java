package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardDef;

/**
 * What one copy of a card is worth in place of a starting Ensign.
 *
 * @param card the card
 * @param pairs the pairs of games
 * @param sum the pairs' wins with the card, a pair at most 1
 * @param squares their squares
 */
record Worth(CardDef card, int pairs, double sum, double squares) {
  /** The cards whose numbers {@code DB-CARD-12} and {@code DB-CARD-13} fix. */
  private static final ImmutableSet<String> FIXED =
      ImmutableSet.of(
          "duras",
          "jean-luc-picard",
          "wesley-crusher",
          "geordi-la-forge",
          "data",
          "natasha-yar",
          "william-riker",
          "sela",
          "beverly-crusher",
          "worf",
          "deanna-troi",
          "fire-all-weapons",
          "warp-speed");

  /** Whether its numbers are ours to change. */
  boolean ours() {
    return !FIXED.contains(card.id());
  }

  /** The share of wins. */
  double share() {
    return sum / pairs;
  }

  /** Two standard errors of it, by what the pairs come to. */
  double error() {
    double variance = Math.max(0, squares / pairs - share() * share());
    return 2 * Math.sqrt(variance / Math.max(1, pairs - 1));
  }
}
