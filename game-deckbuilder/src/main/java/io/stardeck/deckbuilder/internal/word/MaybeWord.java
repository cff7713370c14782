package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** OPTIONAL. */
final class MaybeWord implements Word<Control.Maybe> {
  @Override
  public @Nullable Question ask(DeckbuilderState state, Control.Maybe effect, Run run) {
    return run.progress().answers().isEmpty() ? new Question.YesNo() : null;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.Maybe effect, Run run) {
    if (run.progress().answers().get(0).equals(Answer.YES)) {
      Runs.inner(play, run, effect.effects());
    }
  }
}
