package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Effects that carry out others. */
final class ControlWords {
  private ControlWords() {}

  /** IF. */
  static void ifElse(Play<DeckbuilderState> play, Control.If effect, Run run) {
    if (Conditions.hold(play.state(), run.bindings(), effect.condition())) {
      Runs.inner(play, run, effect.then());
    } else if (effect.otherwise().isPresent()) {
      Runs.inner(play, run, effect.otherwise().get());
    }
  }

  /** FOR_EACH: over the cards that are selected at its start. */
  static void forEach(Play<DeckbuilderState> play, Control.ForEach effect, Run run) {
    ImmutableList<Found> cards =
        Selections.asSeen(
            Selection.cards(play.state(), run.bindings(), run.target(), effect.sel()));
    for (int i = cards.size() - 1; i >= 0; i--) {
      Bindings bindings = run.bindings().withCurrent(cards.get(i).card());
      Runs.inner(play, run, effect.effects(), bindings);
    }
  }

  /** REPEAT. */
  static void repeat(Play<DeckbuilderState> play, Control.Repeat effect, Run run) {
    for (int i = 0; i < effect.times(); i++) {
      Runs.inner(play, run, effect.effects());
    }
  }

  /** SEQUENCE. */
  static void sequence(Play<DeckbuilderState> play, Control.Sequence effect, Run run) {
    Runs.inner(play, run, effect.effects());
  }

  /** RANDOM_PICK: effects once for each of some cards drawn by chance (DB-RNG-03). */
  static void randomPick(Play<DeckbuilderState> play, Control.RandomPick effect, Run run) {
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

  /** PAY: in full, or the rest of the list is not carried out (DB-D-09). */
  static void pay(Play<DeckbuilderState> play, Control.Pay effect, Run run) {
    ImmutableList<Price> prices = ImmutableList.of(effect.price());
    if (Payments.payable(play.state(), run.bindings(), prices)) {
      Payments.begin(play, run.bindings(), prices);
    } else {
      int size = play.state().table().def(run.card()).scripts().get(run.script()).size();
      play.replace(run.cut(size));
    }
  }
}
