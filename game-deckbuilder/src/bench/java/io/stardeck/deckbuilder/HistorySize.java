package io.stardeck.deckbuilder;

import io.stardeck.engine.testkit.RandomPlay;

/** How much memory a history of 1,000 states keeps. */
public final class HistorySize {
  private static final int STATES = 1000;

  private HistorySize() {}

  /** Prints the bytes that each state of the history keeps, for 2 and 4 players. */
  public static void main(String[] args) {
    for (int players : new int[] {2, 4}) {
      measure(players);
      System.out.printf("%d players: %d bytes a state%n", players, measure(players));
    }
  }

  private static long measure(int players) {
    return new RandomPlay<>(new DeckbuilderGame(), new DeckbuilderGame().defaultConfig(players))
        .bytesPerState(STATES);
  }
}
