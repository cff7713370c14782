package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;

/** Lists with one element more or less, copied once and by position: cards move all the time. */
final class Rows {
  private Rows() {}

  /** {@code row} without the element at {@code position}. */
  static <E> ImmutableList<E> without(ImmutableList<E> row, int position) {
    ImmutableList.Builder<E> rest = ImmutableList.builderWithExpectedSize(row.size() - 1);
    for (int i = 0; i < row.size(); i++) {
      if (i != position) {
        rest.add(row.get(i));
      }
    }
    return rest.build();
  }

  /** {@code row} with {@code element} at {@code position}, and what lay there behind it. */
  static <E> ImmutableList<E> with(ImmutableList<E> row, int position, E element) {
    ImmutableList.Builder<E> more = ImmutableList.builderWithExpectedSize(row.size() + 1);
    for (int i = 0; i <= row.size(); i++) {
      if (i == position) {
        more.add(element);
      }
      if (i < row.size()) {
        more.add(row.get(i));
      }
    }
    return more.build();
  }

  /** {@code row} with all of {@code more} from {@code position} on. */
  static <E> ImmutableList<E> with(ImmutableList<E> row, int position, ImmutableList<E> more) {
    if (row.isEmpty() || more.isEmpty()) {
      return row.isEmpty() ? ImmutableList.copyOf(more) : row; // no part of a longer list
    }
    return ImmutableList.<E>builderWithExpectedSize(row.size() + more.size())
        .addAll(row.subList(0, position))
        .addAll(more)
        .addAll(row.subList(position, row.size()))
        .build();
  }
}
