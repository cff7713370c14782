package io.stardeck.engine.testkit;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.View;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;

/** Games played one after another, to measure what they have in common. */
public final class ManyGames {
  /** Of the games of a long run, which serve the laws: 10,000 games make 2,000 for each line. */
  private static final int LONG_SHARE = 5;

  private static final int ENOUGH = 2_000;

  private ManyGames() {}

  /** The games for each line of figures: 2,000 in the long run, {@code normally} else. */
  public static int perLine(int normally) {
    int all = Integer.getInteger("stardeck.games", 0);
    return Math.max(all / LONG_SHARE, normally);
  }

  /** Whether there are enough games for bounds without an allowance for chance. */
  public static boolean enough() {
    return perLine(0) >= ENOUGH;
  }

  /**
   * Plays {@code number} games; all watches see all of them.
   *
   * @param seed any text; with the table it determines the games
   */
  public static <C, S, A extends Action, V extends View> void play(
      Lineup<C, S, A, V> table,
      String seed,
      int number,
      ImmutableList<? extends MatchListener<S, A>> watches) {
    MatchListener<S, A> all = new MatchListener<>() {};
    for (MatchListener<S, A> watch : watches) {
      all = MatchListener.both(all, watch);
    }
    for (int game = 0; game < number; game++) {
      new Match<>(table, seed + "/" + game).play(all);
    }
  }
}
