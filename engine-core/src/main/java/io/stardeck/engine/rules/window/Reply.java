package io.stardeck.engine.rules.window;

import static com.google.common.base.Preconditions.checkArgument;

import io.stardeck.engine.Action;

/**
 * An action that was played in answer to an {@link Announced} one and has not taken effect yet.
 *
 * @param action what was played
 * @param stops what it stops unless it is stopped itself: {@link #NOTHING}, {@link #ANNOUNCED}, or
 *     the number of an earlier reply, the first of which is 1
 * @param stopped whether it is without effect
 */
public record Reply<A extends Action>(A action, int stops, boolean stopped) {
  /** It stops nothing, but has an effect of its own. */
  public static final int NOTHING = -1;

  /** It stops the announced action itself, or what the moment is about. */
  public static final int ANNOUNCED = 0;

  /**
   * @throws IllegalArgumentException if {@code stops} is less than {@link #NOTHING}
   */
  public Reply {
    checkArgument(stops >= NOTHING, "no reply has the number %s", stops);
  }

  /** Whether all that it does is to stop something. */
  public boolean nullifies() {
    return stops != NOTHING;
  }

  /** Whether it has no effect of its own, or none any more. */
  public boolean spent() {
    return stopped || nullifies();
  }

  Reply<A> lost() {
    return stopped ? this : new Reply<>(action, stops, true);
  }
}
