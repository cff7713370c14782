package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.Bindings;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** FOR_EACH: over the cards that are selected at its start. */
final class ForEachWord implements Word<Control.ForEach> {
  @Override
  public Class<Control.ForEach> effect() {
    return Control.ForEach.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.ForEach effect, Run run) {
    ImmutableList<Found> cards =
        Selection.cards(play.state(), run.bindings(), run.target(), effect.sel());
    for (int i = cards.size() - 1; i >= 0; i--) {
      Bindings bindings = run.bindings().withCurrent(cards.get(i).card());
      Runs.inner(play, run, effect.effects(), bindings);
    }
  }
}
