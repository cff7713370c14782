package io.stardeck.engine.match;

import com.google.common.collect.ImmutableList;

/**
 * Who won how often. Whole counts for each number of sharers, so that adding is exact in any order.
 */
final class Wins {
  private final long[][] bySharers;

  Wins(int contenders) {
    this.bySharers = new long[contenders][contenders + 1];
  }

  void add(int contender, int sharers) {
    bySharers[contender][sharers]++;
  }

  void addAll(Wins other) {
    for (int contender = 0; contender < bySharers.length; contender++) {
      for (int sharers = 1; sharers <= bySharers.length; sharers++) {
        bySharers[contender][sharers] += other.bySharers[contender][sharers];
      }
    }
  }

  /** The share of each contender among {@code games}. */
  ImmutableList<WinShare> shares(long games) {
    ImmutableList.Builder<WinShare> shares = ImmutableList.builder();
    for (long[] counts : bySharers) {
      double wins = 0;
      for (int sharers = 1; sharers < counts.length; sharers++) {
        wins += (double) counts[sharers] / sharers;
      }
      shares.add(WinShare.of(Math.min(wins, games), games));
    }
    return shares.build();
  }
}
