package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/**
 * A word that asks before it acts: one pick after the other. Whether it asks, and whom, is worked
 * out from the spectator's view, so that no prompt can tell a secret; what can be chosen, from the
 * chooser's. Both are asked again and again and have to take any run, also one from outside.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <R> the game's run
 * @param <E> the type of effect
 */
public interface Asking<
        S extends GameState<S>, V extends GameView, R extends Run<R>, E extends Effect>
    extends Word<S, V, R, E> {
  /**
   * Who has to choose next; empty if nothing is left to choose.
   *
   * @param open the spectator's view
   */
  Optional<Seat> chooser(V open, E effect, R run);

  /**
   * Among what the chooser chooses, none first and the cheapest next. With nothing to choose from
   * the rest of the effect is skipped; if that is {@link #secret}, they choose none.
   *
   * @param view the chooser's
   */
  ImmutableList<? extends Option> options(V view, E effect, R run);

  /**
   * Whether it is asked even if there is one option only, or nothing to choose from, because that
   * tells something that others may not know.
   *
   * @param open the spectator's view
   */
  default boolean secret(V open, E effect, R run) {
    return false;
  }

  /** What the chooser is asked, in one sentence. */
  String question(V view, E effect, R run);

  /**
   * Takes an answer. {@code run}, with that answer counted, is on top of the stack; whatever
   * becomes of it there goes on. A pick of a card that not everybody sees is carried out at once.
   */
  void answered(Play<S> play, E effect, R run, Option option);

  /** Does nothing more by default: all is done when it is answered. */
  @Override
  default void perform(Play<S> play, E effect, R run) {}
}
