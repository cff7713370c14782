package io.stardeck.engine.script;

import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.Play;

/**
 * What one word of the cards does: one small class for each type of {@link Effect}.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <R> the game's run
 * @param <E> the type of effect
 */
public interface Word<
    S extends GameState<S>, V extends GameView, R extends Run<R>, E extends Effect> {
  /** The type of effect that this is for: what its class puts in for {@code E}. */
  default Class<E> effect() {
    return Interpreter.EFFECT.of(this);
  }

  /**
   * What has to happen first, before anything is asked: cards are shown, picks are counted. {@code
   * run} is on top of the stack; whatever becomes of it there goes on.
   */
  default void prepare(Play<S> play, E effect, R run) {}

  /**
   * Acts, once there is nothing left to ask. On top of the stack lies the run as it goes on
   * afterwards; lists within this effect are laid on it.
   *
   * @param run as it was when the last answer was taken
   */
  void perform(Play<S> play, E effect, R run);
}
