package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.internal.step.Trashes;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** TRASH (DB-EFF-12). */
final class TrashWord extends PickingWord<CardEffect.Trash> {
  private static final RuleId EFF_12 = RuleId.of("DB-EFF-12");

  @Override
  public Amount counted(CardEffect.Trash effect) {
    return effect.n();
  }

  @Override
  Selector sel(DeckbuilderState state, CardEffect.Trash effect, Run run) {
    return Selections.takeable(own(run, effect));
  }

  @Override
  boolean mayStop(CardEffect.Trash effect) {
    return effect.optional().orElse(false);
  }

  @Override
  Chooser by(CardEffect.Trash effect) {
    return effect.chooser().orElse(Chooser.usual(effect.addressed()));
  }

  /** Several cards that leave the search area leave it before it is filled (DB-SBS-06). */
  @Override
  void act(Play<DeckbuilderState> play, CardEffect.Trash effect, Run run, Found found) {
    if (!Moves.takes(found.zone())) {
      return;
    }
    Trashes.oneOfSeveral(play, found, holder(found, run), EFF_12);
    if (found.zone() != Zone.SEARCH_AREA) {
      Slots.refill(play);
    }
  }
}
