package io.stardeck.engine.rules.window;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.function.Predicate;

/** Lists in which each seat stands once. */
final class SeatLists {
  private SeatLists() {}

  /**
   * One bit for each seat of {@code seats}.
   *
   * @throws IllegalArgumentException if one of them stands twice
   */
  static long bits(ImmutableList<Seat> seats) {
    long bits = 0;
    for (int i = 0; i < seats.size(); i++) {
      long bit = 1L << seats.get(i).number();
      checkArgument((bits & bit) == 0, "%s stands twice in %s", seats.get(i), seats);
      bits |= bit;
    }
    return bits;
  }

  /** {@code seats} beginning with the one at {@code index}, those before it last. */
  static ImmutableList<Seat> from(ImmutableList<Seat> seats, int index) {
    if (index == 0 || index == seats.size()) {
      return seats;
    }
    return ImmutableList.<Seat>builderWithExpectedSize(seats.size())
        .addAll(seats.subList(index, seats.size()))
        .addAll(seats.subList(0, index))
        .build();
  }

  /** Those of {@code seats} that are {@code live}; the same list if all are. */
  static ImmutableList<Seat> among(ImmutableList<Seat> seats, Predicate<? super Seat> live) {
    ImmutableList<Seat> left = seats;
    for (int i = 0; i < seats.size(); i++) {
      if (!live.test(seats.get(i))) {
        left = Lists.minus(left, seats.get(i));
      }
    }
    return left;
  }
}
