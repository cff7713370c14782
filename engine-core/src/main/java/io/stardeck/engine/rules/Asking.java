package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import java.util.function.BiFunction;

/** The rule of a frame that only asks. */
record Asking<S extends GameState<S>, V, F extends Frame>(
    Class<F> frame,
    BiFunction<? super V, ? super F, String> words,
    ImmutableList<? extends ActionRule<S, V, ?>> open)
    implements PhaseRule<S, V, F> {
  @Override
  public String prompt(V view, F waiting) {
    return words.apply(view, waiting);
  }
}
