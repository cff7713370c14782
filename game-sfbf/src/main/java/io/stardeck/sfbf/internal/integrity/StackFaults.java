package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/** Which phases and windows may lie on which (section 2.4). */
final class StackFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    ImmutableList<Phase> stack = table.phases().toList().reverse();
    for (int i = 0; i < stack.size(); i++) {
      boolean top = i == stack.size() - 1;
      inspection.require(
          top || !endsGame(stack.get(i)),
          "table.phases",
          "nothing comes after the end of the game");
    }
    Phase top = table.phases().top();
    inspection.require(
        ended(table) || top.seat().number() <= table.config().players(),
        "table.phases[0].seat",
        "%s decides nothing",
        top.seat());
    if (top instanceof Phase.GameOver over) {
      EndFaults.over(table, over, inspection);
    } else if (top instanceof Phase.DuelSetup setup) {
      EndFaults.duelSetup(table, setup, inspection);
    } else if (table.gameTurn() == 0) {
      new SetupStack(state, stack, inspection).find();
    } else {
      new TurnStack(state, stack, inspection).find();
    }
  }

  static boolean endsGame(Phase phase) {
    return phase instanceof Phase.GameOver || phase instanceof Phase.DuelSetup;
  }

  /** Whether the game has ended, so that whatever was under way stays as it was. */
  static boolean ended(Table table) {
    return endsGame(table.phases().top());
  }
}
