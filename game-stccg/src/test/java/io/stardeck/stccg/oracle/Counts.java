package io.stardeck.stccg.oracle;

import java.util.EnumMap;
import java.util.Map;

/** How often what was compared. */
final class Counts {
  private final Map<Matter, Integer> counts = new EnumMap<>(Matter.class);

  void count(Matter matter) {
    counts.merge(matter, 1, Integer::sum);
  }

  int of(Matter matter) {
    return counts.getOrDefault(matter, 0);
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
