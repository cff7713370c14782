package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.BorgCards;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** GAIN_BORG (DB-BOR-41). */
final class GainBorgWord implements Word<GameEffect.GainBorg> {
  private static final RuleId BOR_41 = RuleId.of("DB-BOR-41");

  @Override
  public Class<GameEffect.GainBorg> effect() {
    return GameEffect.GainBorg.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GameEffect.GainBorg effect, Run run) {
    int n = Amounts.of(play.state(), run.each(), effect.n());
    BorgCards.give(play, run.target(), n, effect.to().orElse(Destination.DISCARD), BOR_41);
  }
}
