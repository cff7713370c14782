package io.stardeck.stccg.internal;

import io.stardeck.stccg.config.StccgConfig;

/** How many decisions a game can take ({@code ST-TRN-08}, {@code ST-I-26}). */
public final class Bound {
  private Bound() {}

  /**
   * The most decisions of a game: turns are at most the cards of all decks, doubled by a card; a
   * turn has its orders, each with a muster and with windows in which every card of every hand may
   * be played.
   */
  public static long decisions(StccgConfig config) {
    long cards = 0;
    for (var deck : config.decks()) {
      cards += deck.size();
    }
    long window = (cards + 1) * config.players();
    return 2 * (cards + 1) * (config.ordersPerTurn() + cards) * (cards + 4 * window);
  }
}
