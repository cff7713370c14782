package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** DRAW (DB-PLR-06). */
final class DrawWord implements Word<CardEffect.Draw> {
  private static final RuleId PLR_06 = RuleId.of("DB-PLR-06");

  @Override
  public Class<CardEffect.Draw> effect() {
    return CardEffect.Draw.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Draw effect, Run run) {
    int n = Amounts.of(play.state(), run.each(), effect.n());
    Cards.draw(play, run.target(), n, PLR_06);
  }
}
