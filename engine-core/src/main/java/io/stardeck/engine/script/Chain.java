package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What one action has set off so far: triggers that wait until the effects under way are complete.
 * They are carried out in the order in which they were caused.
 *
 * @param waiting what waits to be carried out, the first caused first
 * @param fired what waits or has been carried out in this chain
 * @param <T> the game's triggers
 */
public record Chain<T>(ImmutableList<T> waiting, ImmutableList<T> fired) {
  private static final Chain<?> EMPTY = new Chain<>(ImmutableList.of(), ImmutableList.of());

  /** Nothing was set off. */
  @SuppressWarnings("unchecked") // holds no trigger of any type
  public static <T> Chain<T> empty() {
    return (Chain<T>) EMPTY;
  }

  /** Whether nothing waits. */
  public boolean isDone() {
    return waiting.isEmpty();
  }

  /** With {@code trigger} behind all that waits. */
  public Chain<T> with(T trigger) {
    return new Chain<>(Lists.plus(waiting, trigger), Lists.plus(fired, trigger));
  }

  /**
   * The same, unless one that is the {@code same} was set off in this chain before: for what does
   * not answer itself.
   */
  public Chain<T> withOnce(T trigger, Predicate<? super T> same) {
    for (T old : fired) {
      if (same.test(old)) {
        return this;
      }
    }
    return with(trigger);
  }

  /**
   * With what was caused at one and the same moment: in the order of {@code seats}, as from the
   * player on turn, and for each of them as it comes.
   *
   * @param owner whose trigger it is
   */
  public Chain<T> withAll(
      Iterable<? extends T> triggers, ImmutableList<Seat> seats, Function<? super T, Seat> owner) {
    Chain<T> chain = this;
    for (Seat seat : seats) {
      for (T trigger : triggers) {
        if (owner.apply(trigger).equals(seat)) {
          chain = chain.with(trigger);
        }
      }
    }
    return chain;
  }

  /** What is carried out next. */
  public T first() {
    return waiting.get(0);
  }

  /** Without the first that waits: it is being carried out. */
  public Chain<T> rest() {
    return new Chain<>(Lists.rest(waiting), fired);
  }

  /** With {@code trigger} before all that waits: a part of what has just been carried out. */
  public Chain<T> before(T trigger) {
    return new Chain<>(
        ImmutableList.<T>builder().add(trigger).addAll(waiting).build(),
        Lists.plus(fired, trigger));
  }
}
