package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.internal.attack.AllocateRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** The enemy lays damage on its cheapest boxes first (SP-8). */
final class EnemyAllocation implements Policy<Phase.Allocation> {
  private static final AllocateRule ALLOCATE = new AllocateRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.Allocation frame) {
    for (BoxType type : BoxOrder.DAMAGE) {
      if (Moves.make(play, ALLOCATE, new Allocate(frame.seat(), type))) {
        return true;
      }
    }
    return false;
  }
}
