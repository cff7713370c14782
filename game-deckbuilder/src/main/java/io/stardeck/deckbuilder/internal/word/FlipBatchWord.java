package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.TeamQueue;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** FLIP_BATCH: the cards join the queue of what is resolved (DB-BOR-60, 65). */
final class FlipBatchWord implements Word<ShipEffect.FlipBatch> {
  @Override
  public Class<ShipEffect.FlipBatch> effect() {
    return ShipEffect.FlipBatch.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.FlipBatch effect, Run run) {
    TeamQueue.batch(play, Math.max(0, Amounts.of(play.state(), run.bindings(), effect.n())));
  }
}
