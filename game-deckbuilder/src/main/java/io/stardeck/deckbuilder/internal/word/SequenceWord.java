package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** SEQUENCE. */
final class SequenceWord implements Word<Control.Sequence> {
  @Override
  public Class<Control.Sequence> effect() {
    return Control.Sequence.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.Sequence effect, Run run) {
    Runs.inner(play, run, effect.effects());
  }
}
