package io.stardeck.engine.match;

import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.Arrays;

/** How often each whole number from 0 up was seen. Adding is exact and in any order the same. */
final class Histogram {
  private long[] counts = new long[16];
  private long total;

  void add(int value) {
    add(value, 1);
  }

  void addAll(Histogram other) {
    for (int value = 0; value < other.counts.length; value++) {
      if (other.counts[value] != 0) {
        add(value, other.counts[value]);
      }
    }
  }

  private void add(int value, long times) {
    if (value >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(value + 1, 2 * counts.length));
    }
    counts[value] += times;
    total += times;
  }

  /** What the numbers look like. */
  Distribution distribution() {
    return ImmutableDistribution.builder()
        .count(total)
        .mean(mean())
        .min(percentile(0))
        .p5(percentile(5))
        .p25(percentile(25))
        .median(percentile(50))
        .p75(percentile(75))
        .p95(percentile(95))
        .max(percentile(100))
        .build();
  }

  private double mean() {
    double sum = 0;
    for (int value = 0; value < counts.length; value++) {
      sum += (double) value * counts[value];
    }
    return total == 0 ? 0 : sum / total;
  }

  /** The smallest number seen that at least {@code percent} of all numbers do not exceed. */
  private int percentile(int percent) {
    if (total == 0) {
      return 0;
    }
    long rank = Math.max(1, LongMath.divide(total * percent, 100, RoundingMode.CEILING));
    long upTo = 0;
    for (int value = 0; value < counts.length; value++) {
      upTo += counts[value];
      if (upTo >= rank) {
        return value;
      }
    }
    throw new IllegalStateException("rank " + rank + " of " + total);
  }
}
