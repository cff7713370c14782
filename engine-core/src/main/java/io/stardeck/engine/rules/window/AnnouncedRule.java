package io.stardeck.engine.rules.window;

import io.stardeck.engine.Action;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;

/**
 * An action that is announced before it happens, so that others may answer it; or an answer that
 * waits until all have answered. {@link #perform} announces: it pays what is paid whatever comes of
 * it, shows what is shown, and lays the frame of the {@link Announced} action, or adds to its
 * {@linkplain Announced#answered replies}. When nobody is asked any more it {@linkplain #happen
 * happens}, or comes to {@linkplain #fizzle nothing}.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <A> the type of action
 */
public interface AnnouncedRule<S extends GameState<S>, V, A extends Action>
    extends ActionRule<S, V, A> {
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
