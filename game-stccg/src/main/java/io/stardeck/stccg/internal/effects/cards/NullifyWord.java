package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.Nullify;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * {@code NULLIFY}: the card in play has no effect any more and is discarded ({@code ST-EFF-06}).
 * What is aimed at a card that was announced stops that one in its window.
 */
final class NullifyWord implements StccgWord<Nullify> {
  private static final RuleId EFF_06 = RuleId.of("ST-EFF-06");

  @Override
  public void perform(Play<StccgState> play, Nullify effect, Effects run) {
    @Nullable Lying card = run.on().card().map(play.state().table()::lying).orElse(null);
    if (card != null) {
      play.tell(EFF_06, new CardEvent.CardNullified(card.card()));
      Cures.discard(play, card, EFF_06);
    }
  }
}
