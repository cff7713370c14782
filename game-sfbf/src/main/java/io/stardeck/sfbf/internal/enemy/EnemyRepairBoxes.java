package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.internal.repair.RepairBoxRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** A Damage Control card is spread: the dearest boxes first (SP-3). */
final class EnemyRepairBoxes implements Policy<Phase.RepairBoxes> {
  private static final RepairBoxRule REPAIR = new RepairBoxRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.RepairBoxes frame) {
    for (BoxType type : BoxOrder.REPAIR) {
      if (Moves.make(play, REPAIR, new RepairBox(frame.seat(), type))) {
        return true;
      }
    }
    return false;
  }
}
