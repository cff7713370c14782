package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.ActionRule;
import io.stardeck.sfbf.internal.rule.RepairBoxRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** REPAIR_BOXES: a Damage Control card is spread over the boxes of one ship (BF-REP-04). */
final class RepairBoxesPhase implements BattlePhase<Phase.RepairBoxes> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new RepairBoxRule());

  @Override
  public Class<Phase.RepairBoxes> frame() {
    return Phase.RepairBoxes.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.RepairBoxes phase) {
    return "Choose a box of " + phase.ship() + " to repair, " + phase.points() + " left";
  }
}
