package io.stardeck.stccg.internal;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** One phase of the rulebook, or what is in progress in one. */
public abstract class StccgPhase<F extends Phase> extends OpenPhase<StccgState, StccgView, F> {
  /** One in which those actions are open. */
  protected StccgPhase(ImmutableList<ActionRule<StccgState, StccgView, ?>> open) {
    super(open);
  }

  /** One in which nobody decides anything. */
  protected StccgPhase() {
    this(ImmutableList.of());
  }
}
