package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;

/**
 * A phase or window with what is open in it: always the same actions, and first of them, where
 * there are others, the one that does nothing or ends it.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <F> the type of frame
 */
public abstract class OpenPhase<S extends GameState<S>, V extends GameView, F extends Frame>
    implements PhaseRule<S, V, F> {
  private final ImmutableList<ActionRule<S, V, ?>> open;

  /** A phase in which those are open, in the order in which their actions are offered. */
  protected OpenPhase(ImmutableList<ActionRule<S, V, ?>> open) {
    this.open = open;
  }

  @Override
  public final ImmutableList<ActionRule<S, V, ?>> open() {
    return open;
  }

  /** {@code asked}, or {@code nothing} where the decider has nothing left to do but the first. */
  protected final String asked(V view, String asked, String nothing) {
    boolean idle = open.size() > 1 && PhaseRule.leavesNothing(view, Lists.rest(open));
    return idle ? nothing : asked;
  }
}
