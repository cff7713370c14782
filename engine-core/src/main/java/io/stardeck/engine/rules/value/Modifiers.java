package io.stardeck.engine.rules.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Lists;
import java.util.function.Predicate;

/**
 * The modifiers in force. What ends one, the game knows: the end of a turn, that its source or its
 * target has left play; the step that brings this about takes them out with {@link #without}.
 *
 * @param inForce all of them, in the order in which they came into force
 * @param <T> the game's targets
 * @param <D> the game's durations
 */
public record Modifiers<T, D>(ImmutableList<Modifier<T, D>> inForce) {
  private static final Modifiers<?, ?> NONE = new Modifiers<>(ImmutableList.of());

  /** No modifier is in force. */
  @SuppressWarnings("unchecked") // holds no modifier of any type
  public static <T, D> Modifiers<T, D> none() {
    return (Modifiers<T, D>) NONE;
  }

  /** These and {@code modifier}. */
  public Modifiers<T, D> plus(Modifier<T, D> modifier) {
    return new Modifiers<>(Lists.plus(inForce, modifier));
  }

  /** Gives {@code sum} all whose target is one of {@code targets}. */
  public void into(Computation sum, Predicate<? super T> targets) {
    for (int i = 0; i < inForce.size(); i++) {
      Modifier<T, D> modifier = inForce.get(i);
      if (targets.test(modifier.target())) {
        sum.with(modifier.operation(), modifier.amount(), modifier.rule(), modifier.source());
      }
    }
  }

  /** Those of them that end. */
  public ImmutableList<Modifier<T, D>> ending(Predicate<? super Modifier<T, D>> ends) {
    ImmutableList.Builder<Modifier<T, D>> ending = ImmutableList.builder();
    for (int i = 0; i < inForce.size(); i++) {
      if (ends.test(inForce.get(i))) {
        ending.add(inForce.get(i));
      }
    }
    return ending.build();
  }

  /** Those that stay in force when the others have ended; this if all do. */
  public Modifiers<T, D> without(Predicate<? super Modifier<T, D>> ends) {
    ImmutableList<Modifier<T, D>> left = ending(ends.negate());
    return left.size() == inForce.size() ? this : new Modifiers<>(left);
  }
}
