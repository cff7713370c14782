package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.step.Influences;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Option;
import io.stardeck.deckbuilder.state.TakingInfluence;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Play;

/** An Influence card comes to a player (DB-KCW-21). */
final class TakingInfluencePhase implements TurnPhase<TakingInfluence>, Asker<TakingInfluence> {
  @Override
  public Class<TakingInfluence> frame() {
    return TakingInfluence.class;
  }

  @Override
  public String prompt(DeckbuilderView view, TakingInfluence phase) {
    return view.table().def(phase.card()).name() + " comes to a player";
  }

  @Override
  public boolean proceed(Play<DeckbuilderState> play, TakingInfluence phase) {
    Influences.step(play, phase);
    return true;
  }

  @Override
  public void answer(Play<DeckbuilderState> play, TakingInfluence phase, Option option) {
    Influences.keep(play, phase, option);
  }
}
