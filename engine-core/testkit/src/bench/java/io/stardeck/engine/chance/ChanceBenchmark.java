package io.stardeck.engine.chance;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one die costs, and one shuffle of a deck of 90 cards. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ChanceBenchmark {
  private final ImmutableList<Integer> deck =
      ContiguousSet.create(Range.closed(1, 90), DiscreteDomain.integers()).asList();
  private Chance chance = Chance.seeded(1);

  /** One draw below 6. */
  @Benchmark
  public int die() {
    Roll roll = chance.below(6);
    chance = roll.next();
    return roll.value();
  }

  /** One shuffle of 90 cards. */
  @Benchmark
  public ImmutableList<Integer> shuffleOf90() {
    Drawn<ImmutableList<Integer>> drawn = chance.shuffle(deck);
    chance = drawn.next();
    return drawn.value();
  }
}
