package io.stardeck.engine.bench;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.testkit.RandomPlay;

/** How much memory a history of 1,000 states keeps. */
public final class HistorySize {
  private static final int STATES = 1000;

  private HistorySize() {}

  /**
   * Prints the bytes that each state of a history keeps, for 2 and 4 players, of the game named.
   */
  public static void main(String[] args) {
    Game<?, ?, ?, ?> game = Games.find(args[0]);
    for (int players : new int[] {2, 4}) {
      measure(game, players);
      System.out.printf("%d players: %d bytes a state%n", players, measure(game, players));
    }
  }

  private static <C, S, A extends Action, V extends View> long measure(
      Game<C, S, A, V> game, int players) {
    return new RandomPlay<>(game, game.defaultConfig(players)).bytesPerState(STATES);
  }
}
