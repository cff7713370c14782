package io.stardeck.engine.match;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The ratings that make what was won most likely, after Bradley and Terry. */
final class Ratings {
  /** The part by which no strength moves any more once they are found. */
  private static final double FOUND = 1e-10;

  private static final double SCALE = 400 / Math.log(10);

  /** The 97.5th percentile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /** Half a win more for each side of each two bots: who won all is not infinitely better. */
  private static final double PRIOR = 0.5;

  private Ratings() {}

  /** The bots with their ratings, the best first. */
  static ImmutableList<LeagueResult.Entrant> of(
      ImmutableList<String> names, List<Standing> standings) {
    int bots = names.size();
    double[][] won = new double[bots][bots];
    double[] wins = new double[bots];
    long[] games = new long[bots];
    for (Standing standing : standings) {
      int one = standing.one();
      int other = standing.other();
      won[one][other] = standing.wins() + PRIOR;
      won[other][one] = standing.games() - standing.wins() + PRIOR;
      wins[one] += standing.wins();
      wins[other] += standing.games() - standing.wins();
      games[one] += standing.games();
      games[other] += standing.games();
    }
    double[] ratings = logarithms(won);
    double[] variances = variances(won, ratings);
    return IntStream.range(0, bots)
        .mapToObj(
            bot -> {
              double reach = Z * SCALE * Math.sqrt(variances[bot]);
              double rating = SCALE * ratings[bot];
              return new LeagueResult.Entrant(
                  names.get(bot),
                  WinShare.of(wins[bot], games[bot]),
                  rating,
                  rating - reach,
                  rating + reach);
            })
        .sorted(Comparator.comparingDouble(entrant -> -entrant.rating()))
        .collect(ImmutableList.toImmutableList());
  }

  /** By repeated scaling, which comes nearer to the most likely ones each time. */
  private static double[] logarithms(double[][] won) {
    int bots = won.length;
    double[] strengths = new double[bots];
    Arrays.fill(strengths, 1);
    double moved = 1;
    while (moved > FOUND) {
      moved = 0;
      for (int bot = 0; bot < bots; bot++) {
        double sum = 0;
        double expected = 0;
        for (int other = 0; other < bots; other++) {
          if (other != bot) {
            sum += won[bot][other];
            expected += (won[bot][other] + won[other][bot]) / (strengths[bot] + strengths[other]);
          }
        }
        double strength = sum / expected;
        moved = Math.max(moved, Math.abs(strength / strengths[bot] - 1));
        strengths[bot] = strength;
      }
    }
    double mean = 0;
    for (double strength : strengths) {
      mean += Math.log(strength) / bots;
    }
    double[] logarithms = new double[bots];
    for (int bot = 0; bot < bots; bot++) {
      logarithms[bot] = Math.log(strengths[bot]) - mean;
    }
    return logarithms;
  }

  /**
   * The variance of each rating, none of which is known but the mean of all: the inverse of what
   * the games tell of them.
   */
  private static double[] variances(double[][] won, double[] ratings) {
    int bots = won.length;
    double[][] rows = new double[bots][2 * bots];
    for (int bot = 0; bot < bots; bot++) {
      rows[bot][bots + bot] = 1;
      for (int other = 0; other < bots; other++) {
        double chance = 1 / (1 + Math.exp(ratings[other] - ratings[bot]));
        double told = (won[bot][other] + won[other][bot]) * chance * (1 - chance);
        rows[bot][bot] += told;
        // Only differences are told of; that the mean is 0 is known as if from one game more.
        rows[bot][other] += 1.0 / bots - told;
      }
    }
    invert(rows);
    double[] variances = new double[bots];
    for (int bot = 0; bot < bots; bot++) {
      variances[bot] = rows[bot][bots + bot] - 1.0 / bots;
    }
    return variances;
  }

  /** Turns a positive definite matrix beside that of ones into that of ones beside its inverse. */
  private static void invert(double[][] rows) {
    for (int pivot = 0; pivot < rows.length; pivot++) {
      double divisor = rows[pivot][pivot];
      for (int column = 0; column < rows[pivot].length; column++) {
        rows[pivot][column] /= divisor;
      }
      for (int row = 0; row < rows.length; row++) {
        double factor = row == pivot ? 0 : rows[row][pivot];
        for (int column = 0; column < rows[row].length; column++) {
          rows[row][column] -= factor * rows[pivot][column];
        }
      }
    }
  }
}
