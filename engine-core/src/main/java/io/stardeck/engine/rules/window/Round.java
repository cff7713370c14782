package io.stardeck.engine.rules.window;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.function.Predicate;

/**
 * Seats that are asked one after the other, each to act or to pass. Who acts several times before
 * the opportunity moves on does so outside the round: it changes only with {@link #acted} and
 * {@link #passed}.
 *
 * @param end when it is over
 * @param seats who is in it, each once, in the order in which they are asked, the first of them now
 * @param done those of them who are not asked any more, or not before somebody acts
 * @param actions how many actions were taken in it
 */
public record Round(
    RoundEnd end, ImmutableList<Seat> seats, ImmutableList<Seat> done, int actions) {
  /**
   * @throws IllegalArgumentException if a seat stands twice, one is done that is not in it, the
   *     first is done though another is not, or the number of actions is negative
   */
  public Round {
    checkArgument(actions >= 0, "a round of %s actions", actions);
    long in = SeatLists.bits(seats);
    long out = SeatLists.bits(done);
    checkArgument((out & ~in) == 0, "%s are done, but only %s take part", done, seats);
    checkArgument(
        done.size() == seats.size() || !done.contains(seats.get(0)),
        "%s is asked, but done",
        seats);
  }

  /** A round that begins. Each seat stands once in {@code order}; the first is asked first. */
  public static Round of(RoundEnd end, ImmutableList<Seat> order) {
    return new Round(end, order, ImmutableList.of(), 0);
  }

  /** Whether nobody is asked any more. */
  public boolean over() {
    return done.size() == seats.size();
  }

  /**
   * Who is asked now.
   *
   * @throws IllegalStateException if the round is over
   */
  public Seat asked() {
    checkState(!over(), "the round is over");
    return seats.get(0);
  }

  /** Who is asked now, alone; nobody if the round is over. */
  public ImmutableList<Seat> deciders() {
    return over() ? ImmutableList.of() : seats.get(0).alone();
  }

  /** Who is asked has acted, and the opportunity moves on. */
  public Round acted() {
    return acted(asked());
  }

  /**
   * {@code by} has acted, asked or not, and the round goes on after that seat. One who is not in it
   * moves the opportunity nowhere, but has acted.
   */
  public Round acted(Seat by) {
    ImmutableList<Seat> now =
        switch (end) {
          case ALL_PASS -> ImmutableList.of();
          case PASS_IS_FINAL -> done;
          case ONE_TURN_EACH -> withDone(by);
          case FIRST_TAKER -> seats;
        };
    int index = seats.indexOf(by);
    return begun(index < 0 ? seats : SeatLists.from(seats, index + 1), now, actions + 1);
  }

  /**
   * Who is asked has passed, and the opportunity moves on.
   *
   * @throws IllegalStateException if the round is over
   */
  public Round passed() {
    Seat passing = asked();
    return begun(SeatLists.from(seats, 1), withDone(passing), actions);
  }

  /**
   * The round as public facts have it now: who is not live is passed over without having passed,
   * and is asked in turn should that seat become live again. Without a live seat that could be
   * asked it is over, and stays so.
   *
   * @return this round if who is asked is live, or if it was over
   */
  public Round among(Predicate<? super Seat> live) {
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      if (!done.contains(seat) && live.test(seat)) {
        return i == 0 ? this : new Round(end, SeatLists.from(seats, i), done, actions);
      }
    }
    return closed();
  }

  /** The same round without {@code leaver}, who has left the game or the round. */
  public Round without(Seat leaver) {
    return seats.contains(leaver)
        ? begun(Lists.minus(seats, leaver), Lists.minus(done, leaver), actions)
        : this;
  }

  /** The same round, over. */
  public Round closed() {
    return over() ? this : new Round(end, seats, seats, actions);
  }

  private ImmutableList<Seat> withDone(Seat seat) {
    return done.contains(seat) || !seats.contains(seat) ? done : Lists.plus(done, seat);
  }

  /** Goes on with the first of {@code order} who is not done. */
  private Round begun(ImmutableList<Seat> order, ImmutableList<Seat> finished, int taken) {
    int first = 0;
    while (first < order.size() && finished.contains(order.get(first))) {
      first++;
    }
    boolean asks = first < order.size();
    return new Round(end, asks ? SeatLists.from(order, first) : order, finished, taken);
  }
}
