package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.step.space.Influences;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** An Influence card comes to a player (DB-KCW-21). */
final class TakingInfluencePhase extends TurnPhase<TakingInfluence>
    implements Asker<TakingInfluence> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, TakingInfluence phase) {
    Influences.step(play, phase);
    return true;
  }

  @Override
  public void answer(Play<DeckbuilderState> play, TakingInfluence phase, Answer option) {
    Influences.keep(play, phase, option);
  }

  @Override
  public void inspect(
      DeckbuilderState state, TakingInfluence phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, Run.class, Settle.class, Encounter.class);
    inspection.require(
        state.table().def(phase.card()).spaceCard(),
        layer.path() + ".card",
        "only a space card becomes Influence");
  }
}
