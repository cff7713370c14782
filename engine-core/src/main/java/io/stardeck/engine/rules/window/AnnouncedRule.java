package io.stardeck.engine.rules.window;

import io.stardeck.engine.Action;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.GameState;

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
    extends ActionRule<S, V, A>, Awaiting<S, V, A> {
  @Override
  default Class<A> action() {
    return ActionRule.super.action();
  }
}
