package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** EXPLORE_NOW: the flips wait until the encounter under way is finished (DB-EXP-07). */
final class ExploreNowWord implements Word<ShipEffect.ExploreNow> {
  @Override
  public Class<ShipEffect.ExploreNow> effect() {
    return ShipEffect.ExploreNow.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.ExploreNow effect, Run run) {
    SpaceDeck.force(play, Math.max(0, Amounts.of(play.state(), run.bindings(), effect.n())));
  }
}
