package io.stardeck.sfbf;

import io.stardeck.sfbf.state.BattleForceState;
import java.util.ArrayList;
import java.util.List;

/**
 * How much memory a history of 1,000 states keeps: what is in use with the history, less what is in
 * use once it is dropped, each after a collection.
 */
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
    RandomPlay play = new RandomPlay(players);
    BattleForceState state = play.begin();
    List<BattleForceState> history = new ArrayList<>(STATES);
    for (int i = 0; i < STATES; i++) {
      history.add(state);
      state = play.next(state);
    }
    long with = inUse();
    BattleForceState last = history.get(history.size() - 1);
    history.clear();
    long without = inUse();
    if (last.table().fleets().isEmpty()) {
      throw new IllegalStateException("the last state is kept until here");
    }
    return (with - without) / STATES;
  }

  private static long inUse() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 5; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
