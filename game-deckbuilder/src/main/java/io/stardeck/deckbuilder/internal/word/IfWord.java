package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** IF. */
final class IfWord implements Word<Control.If> {
  @Override
  public Class<Control.If> effect() {
    return Control.If.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.If effect, Run run) {
    if (Conditions.hold(play.state(), run.bindings(), effect.condition())) {
      Runs.inner(play, run, effect.then());
    } else if (effect.otherwise().isPresent()) {
      Runs.inner(play, run, effect.otherwise().get());
    }
  }
}
