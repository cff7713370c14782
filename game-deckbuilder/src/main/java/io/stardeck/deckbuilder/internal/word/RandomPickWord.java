package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** RANDOM_PICK: effects once for each of some cards drawn by chance (DB-RNG-03). */
final class RandomPickWord implements Word<Control.RandomPick> {
  @Override
  public Class<Control.RandomPick> effect() {
    return Control.RandomPick.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.RandomPick effect, Run run) {
    int n = Amounts.of(play.state(), run.bindings(), effect.n());
    ImmutableList<Found> cards =
        Selection.cards(play.state(), run.bindings(), run.target(), effect.sel());
    ImmutableList.Builder<CardId> drawn = ImmutableList.builder();
    for (int left = Math.min(n, cards.size()); left > 0; left--) {
      int index = play.below(cards.size());
      drawn.add(cards.get(index).card());
      cards = Lists.without(cards, index);
    }
    for (CardId card : drawn.build().reverse()) {
      Runs.inner(play, run, effect.effects(), run.bindings().withCurrent(card));
    }
  }
}
