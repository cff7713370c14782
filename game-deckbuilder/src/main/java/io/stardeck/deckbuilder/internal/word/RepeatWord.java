package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** REPEAT. */
final class RepeatWord implements Word<Control.Repeat> {
  @Override
  public Class<Control.Repeat> effect() {
    return Control.Repeat.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.Repeat effect, Run run) {
    for (int i = 0; i < effect.times(); i++) {
      Runs.inner(play, run, effect.effects());
    }
  }
}
