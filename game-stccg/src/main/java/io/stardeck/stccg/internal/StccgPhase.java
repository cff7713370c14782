package io.stardeck.stccg.internal;

import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** One phase of the rulebook, or what is in progress in one. */
public interface StccgPhase<F extends Phase> extends PhaseRule<StccgState, StccgView, F> {}
