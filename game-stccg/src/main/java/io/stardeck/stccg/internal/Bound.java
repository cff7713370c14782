package io.stardeck.stccg.internal;

import io.stardeck.stccg.config.StccgConfig;

/** How many decisions a game can take ({@code ST-TRN-08}, {@code ST-I-26}). */
public final class Bound {
  private Bound() {}

  /**
   * The most decisions of a game: it has as many turns as cards are drawn in, doubled by a card; a
   * turn has its orders, each with a muster of at most all persons and equipment of a deck.
   */
  public static long decisions(StccgConfig config) {
    long cards = 0;
    long most = 0;
    for (var deck : config.decks()) {
      cards += deck.size();
      most = Math.max(most, deck.size());
    }
    return cards + 2 * cards * (config.ordersPerTurn() + 2) * (most + 2);
  }
}
