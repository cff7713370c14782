package io.stardeck.engine.match;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import org.immutables.value.Value;

/**
 * What many whole numbers look like. The n-th percentile is the smallest of them that at least n
 * percent of them do not exceed.
 */
@Value.Immutable
@Value.Style(visibility = Value.Style.ImplementationVisibility.PACKAGE)
@JsonSerialize(as = ImmutableDistribution.class)
@JsonDeserialize(as = ImmutableDistribution.class)
public interface Distribution {
  /** How many numbers, 0 or more. */
  long count();

  /** Their mean. */
  double mean();

  /** The smallest. */
  int min();

  /** The 5th percentile. */
  int p5();

  /** The 25th percentile. */
  int p25();

  /** The 50th percentile. */
  int median();

  /** The 75th percentile. */
  int p75();

  /** The 95th percentile. */
  int p95();

  /** The greatest. */
  int max();
}
