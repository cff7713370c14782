package io.stardeck.engine.rules.window;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.function.Predicate;

/**
 * Seats that act in any order until all of them have had enough. Who has had enough is not waited
 * for, and comes back by acting alone: there is no taking back as such, so that a gathering in
 * which every action uses something up comes to an end.
 *
 * @param in who takes part, in seat order
 * @param done those of them who have had enough, in seat order
 */
public record Gathering(ImmutableList<Seat> in, ImmutableList<Seat> done) {
  /**
   * @throws IllegalArgumentException if a list is not in seat order with each seat once, or one is
   *     done who does not take part
   */
  public Gathering {
    checkArgument(sorted(in) && sorted(done), "not in seat order: %s, %s", in, done);
    checkArgument(
        (SeatLists.bits(done) & ~SeatLists.bits(in)) == 0,
        "%s are done, but only %s take part",
        done,
        in);
  }

  /** A gathering of {@code seats}, in any order and each once, that begins. */
  public static Gathering of(Iterable<Seat> seats) {
    return new Gathering(ImmutableList.sortedCopyOf(seats), ImmutableList.of());
  }

  /** Who is waited for: those who have not had enough, in seat order. */
  public ImmutableList<Seat> open() {
    if (done.isEmpty()) {
      return in;
    }
    ImmutableList.Builder<Seat> open = ImmutableList.builderWithExpectedSize(in.size());
    for (int i = 0; i < in.size(); i++) {
      if (!done.contains(in.get(i))) {
        open.add(in.get(i));
      }
    }
    return open.build();
  }

  /** Whether all who take part have had enough; so it is if nobody does. */
  public boolean over() {
    return done.size() == in.size();
  }

  /** {@code seat}, who takes part, has had enough. */
  public Gathering enough(Seat seat) {
    return done.contains(seat)
        ? this
        : new Gathering(in, ImmutableList.sortedCopyOf(Lists.plus(done, seat)));
  }

  /** {@code seat} has acted, and so has not had enough after all. */
  public Gathering acted(Seat seat) {
    return done.contains(seat) ? new Gathering(in, Lists.minus(done, seat)) : this;
  }

  /** Something happened after which nobody has had enough. */
  public Gathering afresh() {
    return done.isEmpty() ? this : new Gathering(in, ImmutableList.of());
  }

  /** The gathering without those who are not live any more, as public facts have it. */
  public Gathering among(Predicate<? super Seat> live) {
    ImmutableList<Seat> left = SeatLists.among(in, live);
    return left.size() == in.size() ? this : new Gathering(left, SeatLists.among(done, live));
  }

  /** The same gathering without {@code leaver}. */
  public Gathering without(Seat leaver) {
    return in.contains(leaver)
        ? new Gathering(Lists.minus(in, leaver), Lists.minus(done, leaver))
        : this;
  }

  private static boolean sorted(ImmutableList<Seat> seats) {
    for (int i = 1; i < seats.size(); i++) {
      if (seats.get(i - 1).number() >= seats.get(i).number()) {
        return false;
      }
    }
    return true;
  }
}
