package io.stardeck.engine.match;

import com.google.common.collect.ImmutableList;

/** How two bots of a league stand against each other. */
final class Standing {
  /** Whoever says that two equal bots differ is wrong once in so many leagues at most. */
  private static final double ENOUGH = 20;

  private final int one;
  private final int other;
  private long games;
  private double wins;
  private long better;
  private long worse;

  Standing(int one, int other) {
    this.one = one;
    this.other = other;
  }

  int one() {
    return one;
  }

  int other() {
    return other;
  }

  long games() {
    return games;
  }

  /** What the one bot has won. */
  double wins() {
    return wins;
  }

  /** A pair of games has ended, of which the one bot has won so much. */
  void add(double first, double second) {
    games += 2;
    wins += first + second;
    better += first + second > 1 ? 1 : 0;
    worse += first + second < 1 ? 1 : 0;
  }

  /**
   * How much more likely the pairs that were not split are under a chance of which nothing is known
   * than under even chances. Under even chances its mean is 1 at any time, so that it comes to 20
   * once in twenty leagues at most, however often it is looked at.
   */
  double evidence() {
    double evidence = 1;
    long more = Math.max(better, worse);
    long fewer = Math.min(better, worse);
    // Taken in turn, as long as there are both: a long row of one kind alone would be more than a
    // double holds, whatever came after it.
    for (long i = 1; i <= more; i++) {
      evidence *= 2.0 * i / (i + Math.min(i - 1, fewer) + 1);
      evidence *= i <= fewer ? 2.0 * i / (2 * i + 1) : 1;
    }
    return evidence;
  }

  /** Whether it is sure that one of them is better. */
  boolean sure() {
    return evidence() >= ENOUGH;
  }

  /** Whether they play on, at most so many games, and one pair even if it is to stop. */
  boolean goesOn(long most, Stop stop) {
    return !sure() && games < most && (games == 0 || !stop.wished());
  }

  LeagueResult.Pairing pairing(ImmutableList<String> names) {
    return new LeagueResult.Pairing(
        names.get(one),
        names.get(other),
        games,
        WinShare.of(wins, games),
        better,
        worse,
        evidence(),
        sure());
  }
}
