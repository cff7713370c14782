package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.step.Battles;
import io.stardeck.deckbuilder.internal.step.battle.Volleys;
import io.stardeck.deckbuilder.internal.step.space.Prizes;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** A battle among players, step by step (section 3.13). */
final class BattlePhase extends TurnPhase<Battle> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, Battle phase) {
    switch (phase.stage()) {
      case PLAY -> Battles.fix(play, phase);
      case DAMAGE -> Volleys.next(play, phase);
      case PRIZE -> Prizes.give(play, phase);
      case END -> Battles.end(play, phase);
      case REFRESH -> Battles.refresh(play, phase);
      case OVER -> Battles.over(play, phase);
    }
    return true;
  }

  @Override
  public void inspect(DeckbuilderState state, Battle phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, Run.class);
    Combatants.inspect(state.table(), phase, layer, inspection);
  }
}
