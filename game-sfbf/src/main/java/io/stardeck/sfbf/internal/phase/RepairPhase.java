package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.ActionRule;
import io.stardeck.engine.Play;
import io.stardeck.sfbf.internal.rule.ControlDamageRule;
import io.stardeck.sfbf.internal.rule.EndRepairRule;
import io.stardeck.sfbf.internal.rule.PlayRepairRule;
import io.stardeck.sfbf.internal.step.Stack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;

/** REPAIR: phase 2 (BF-REP). */
final class RepairPhase implements BattlePhase<Phase.Repair> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new EndRepairRule(), new ControlDamageRule(), new PlayRepairRule());

  @Override
  public Class<Phase.Repair> frame() {
    return Phase.Repair.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.Repair phase) {
    return "Phase 2: repair your ships";
  }

  /** Without a damaged ship there is nothing to repair, which everybody sees (BF-REP-11). */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Repair phase) {
    if (damaged(play.state().table().fleet(phase.seat()))) {
      return false;
    }
    Stack.pop(play);
    return true;
  }

  private static boolean damaged(Fleet fleet) {
    for (Row row : Row.values()) {
      for (Ship ship : fleet.row(row)) {
        if (ship.damage() > 0) {
          return true;
        }
      }
    }
    return false;
  }
}
