package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;

/** What holds in one phase, window or step of this game. */
interface TurnPhase<F extends Frame> extends PhaseRule<DeckbuilderState, DeckbuilderView, F> {
  @Override
  default ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open() {
    return ImmutableList.of();
  }
}
