package io.stardeck.engine.match;

import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.match.SimulationResult.Occurrence;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Counts how often things came up, and in how many games. */
final class Occurrences<K> {
  private final Map<K, Counter> counters = new HashMap<>();

  /**
   * Counts {@code key} once in the game of that number; the games are counted one after another.
   */
  void add(K key, long game) {
    Counter counter = counters.computeIfAbsent(key, unseen -> new Counter());
    counter.times++;
    if (counter.lastGame != game) {
      counter.lastGame = game;
      counter.games++;
    }
  }

  /** Adds the counts of {@code other}, which counted other games. */
  void addAll(Occurrences<K> other) {
    other.counters.forEach(
        (key, counted) -> {
          Counter counter = counters.computeIfAbsent(key, unseen -> new Counter());
          counter.times += counted.times;
          counter.games += counted.games;
        });
  }

  /** The counts under the names that {@code name} gives, in their order. */
  <N extends Comparable<N>> ImmutableSortedMap<N, Occurrence> byName(Function<K, N> name) {
    ImmutableSortedMap.Builder<N, Occurrence> named = ImmutableSortedMap.naturalOrder();
    counters.forEach(
        (key, counter) -> named.put(name.apply(key), new Occurrence(counter.times, counter.games)));
    return named.buildOrThrow();
  }

  private static final class Counter {
    private long times;
    private long games;
    private long lastGame = -1;
  }
}
