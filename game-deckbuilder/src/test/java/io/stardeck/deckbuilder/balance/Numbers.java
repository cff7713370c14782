package io.stardeck.deckbuilder.balance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Many numbers, of which some are asked for by their order. */
final class Numbers {
  private final List<Integer> all = new ArrayList<>();

  void add(int number) {
    all.add(number);
  }

  int size() {
    return all.size();
  }

  /** The number below which that share of all lies. */
  double at(double share) {
    if (all.isEmpty()) {
      return Double.NaN;
    }
    Collections.sort(all);
    return all.get(Math.min(all.size() - 1, (int) (share * all.size())));
  }

  double median() {
    return at(0.5);
  }
}
