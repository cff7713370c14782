package io.stardeck.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;

/** Counts of draws, and whether they fit a uniform distribution. */
final class Tally<T> {
  /** One uniform sample in ten thousand lies beyond this many standard deviations to one side. */
  private static final double FAR = 3.72;

  private final Multiset<T> counts = HashMultiset.create();
  private final int kinds;

  /** A tally of {@code kinds} equally likely results. */
  Tally(int kinds) {
    this.kinds = kinds;
  }

  void count(T result) {
    counts.add(result);
  }

  /** Pearson's test, on both sides: neither too uneven nor too even. */
  void isUniform() {
    assertThat(counts.elementSet()).as("results").hasSizeLessThanOrEqualTo(kinds);
    double expected = (double) counts.size() / kinds;
    assertThat(expected).as("draws of each kind").isGreaterThanOrEqualTo(5);
    double sum = (kinds - counts.elementSet().size()) * expected;
    for (Multiset.Entry<T> entry : counts.entrySet()) {
      sum += Math.pow(entry.getCount() - expected, 2) / expected;
    }
    assertThat(sum).as("chi-square of %s", counts).isBetween(quantile(-FAR), quantile(FAR));
  }

  /** The chi-square quantile by the approximation of Wilson and Hilferty. */
  private double quantile(double deviations) {
    double freedom = kinds - 1;
    double part = 2 / (9 * freedom);
    return freedom * Math.pow(Math.max(0, 1 - part + deviations * Math.sqrt(part)), 3);
  }
}
