package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.word.Interpreter;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Option;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Play;

/** A list of effects is carried out. */
final class RunPhase implements TurnPhase<Run>, Asker<Run> {
  @Override
  public Class<Run> frame() {
    return Run.class;
  }

  @Override
  public String prompt(DeckbuilderView view, Run phase) {
    return "The effects of a card are carried out";
  }

  @Override
  public boolean proceed(Play<DeckbuilderState> play, Run phase) {
    Interpreter.step(play, phase);
    return true;
  }

  @Override
  public void answer(Play<DeckbuilderState> play, Run phase, Option option) {
    Interpreter.answer(play, phase, option);
  }
}
