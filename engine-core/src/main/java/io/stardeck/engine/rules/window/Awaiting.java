package io.stardeck.engine.rules.window;

import io.stardeck.engine.Action;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;

/**
 * What becomes of a value that waits in an {@link Announced} until all have answered. It may be the
 * action that a player took, then its rule is an {@link AnnouncedRule}; or what all may see of it,
 * with a card under the name that it bears on the table.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <A> the type of what waits
 */
public interface Awaiting<S extends GameState<S>, V, A extends Action> {
  /** The type of what waits. */
  Class<A> action();

  /**
   * Whether {@code action}, announced and not stopped, can happen after what came in between.
   *
   * @param view its actor's
   */
  boolean stands(V view, A action);

  /** Does what was announced, and pays what is paid only now. */
  void happen(Play<S> play, A action);

  /**
   * Ends what was announced without its effect, because it was stopped or does not stand. What was
   * paid stays paid unless it is given back here.
   */
  default void fizzle(Play<S> play, A action) {}
}
