package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Own turns of a game, first to last, between which a target changes. */
final class Spans {
  private final int[] ends;
  private final ImmutableList<Numbers> numbers;

  /**
   * @param ends the last own turn of each span but the last, which has no end
   */
  Spans(int... ends) {
    this.ends = ends.clone();
    List<Numbers> each = new ArrayList<>();
    for (int span = 0; span <= ends.length; span++) {
      each.add(new Numbers());
    }
    this.numbers = ImmutableList.copyOf(each);
  }

  /** The span of an own turn. */
  int of(int turn) {
    int span = 0;
    while (span < ends.length && turn > ends[span]) {
      span++;
    }
    return span;
  }

  /** What was counted in the turns of a span. */
  Numbers numbers(int span) {
    return numbers.get(span);
  }

  /** The span in words. */
  String name(int span) {
    int from = span == 0 ? 1 : ends[span - 1] + 1;
    return span == ends.length
        ? "own turns from " + from
        : "own turns " + from + " to " + ends[span];
  }
}
