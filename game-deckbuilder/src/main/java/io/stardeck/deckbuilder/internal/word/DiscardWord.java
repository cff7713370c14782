package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** DISCARD, of cards of Hand, Bridge or Deck (DB-EFF-15). */
final class DiscardWord extends PickingWord<CardEffect.Discard> {
  private static final RuleId EFF_15 = RuleId.of("DB-EFF-15");

  @Override
  public Amount counted(CardEffect.Discard effect) {
    return effect.n();
  }

  @Override
  Selector sel(DeckbuilderState state, CardEffect.Discard effect, Run run) {
    return Selections.discardable(own(run, effect));
  }

  @Override
  boolean mayStop(CardEffect.Discard effect) {
    return effect.optional().orElse(false);
  }

  @Override
  Chooser by(CardEffect.Discard effect) {
    return effect.chooser().orElse(Chooser.OWNER);
  }

  @Override
  void act(Play<DeckbuilderState> play, CardEffect.Discard effect, Run run, Found found) {
    if (Moves.discards(found.zone())) {
      Moves.discard(play, found, EFF_15);
    }
  }
}
