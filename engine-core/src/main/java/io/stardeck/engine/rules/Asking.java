package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;

/** The rule of a frame that only asks, always in the same words. */
record Asking<S extends GameState<S>, V, F extends Frame>(
    Class<F> frame, String prompt, ImmutableList<? extends ActionRule<S, V, ?>> open)
    implements PhaseRule<S, V, F> {
  @Override
  public String prompt(V view, F waiting) {
    return prompt;
  }
}
