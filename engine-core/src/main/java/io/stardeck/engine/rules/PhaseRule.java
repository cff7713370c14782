package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.rules.inspect.Inspection;
import java.util.function.BiFunction;

/**
 * What holds while a frame of one type is on top. One small class for each phase and window of the
 * rulebook.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <F> the type of frame
 */
public interface PhaseRule<S extends GameState<S>, V, F extends Frame> {
  /** The type of frame that this rule is for: what its class puts in for {@code F}. */
  default Class<F> frame() {
    return RuleTypes.FRAME.of(this);
  }

  /**
   * The action rules that are open, in the order in which their actions are offered: none where
   * nobody decides.
   */
  default ImmutableList<? extends ActionRule<S, V, ?>> open() {
    return ImmutableList.of();
  }

  /**
   * One sentence that asks the deciders what to do, or says that the game is over. A frame that
   * always goes on by itself has none: nobody would read it.
   */
  default String prompt(V view, F frame) {
    return "";
  }

  /**
   * Called after every action while {@code frame} is on top: goes on by itself where there is
   * nothing, or nothing left, to decide. May look at public facts alone, lest the mere fact that a
   * window opens tell a secret.
   *
   * @return whether it changed the state, so that the frame now on top is to be asked; false if a
   *     decider must act
   */
  default boolean proceed(Play<S> play, F frame) {
    return false;
  }

  /**
   * Notes what is wrong with {@code frame} in the stack of a state from outside: with what it
   * holds, and with where it lies. All else in the state has been looked at, the frames below too,
   * and nothing is wrong with it.
   *
   * @param layer where the frame lies
   */
  default void inspect(S state, F frame, Layer layer, Inspection inspection) {}

  /** The rule of a frame that asks {@code prompt} and waits for an action of {@code open}. */
  static <S extends GameState<S>, V, F extends Frame> PhaseRule<S, V, F> asking(
      Class<F> frame, String prompt, ImmutableList<? extends ActionRule<S, V, ?>> open) {
    return new Asking<>(frame, (view, waiting) -> prompt, open);
  }

  /** As that, in words that depend on what the decider sees. */
  static <S extends GameState<S>, V, F extends Frame> PhaseRule<S, V, F> asking(
      Class<F> frame,
      BiFunction<? super V, ? super F, String> prompt,
      ImmutableList<? extends ActionRule<S, V, ?>> open) {
    return new Asking<>(frame, prompt, open);
  }

  /**
   * Whether the game waits for the seat of {@code view}, and none of {@code rules} lets it do
   * anything: for a prompt that says what can really be done. It costs as much as to look for what
   * is legal.
   */
  static <S extends GameState<S>, V extends GameView> boolean leavesNothing(
      V view, ImmutableList<? extends ActionRule<S, V, ?>> rules) {
    return view.frame().deciders().contains(view.seat())
        && !new Offers<Action, S, V>(view).anyFrom(rules);
  }
}
