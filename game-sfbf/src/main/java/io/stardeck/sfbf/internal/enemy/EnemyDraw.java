package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** Phase 1: the enemy draws nothing, for its open cards are no hand (SP-2, BF-SOL-11). */
final class EnemyDraw implements Policy<Phase.Draw> {
  @Override
  public boolean decide(Play<BattleForceState> play, Phase.Draw frame) {
    play.pop();
    return true;
  }
}
