package io.stardeck.sfbf.internal.setup;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** ROWS: the first formation stands when all ships are placed (BF-SET-16, 17, 20). */
public final class RowsCommit implements Committing {
  private static final RuleId SET_17 = RuleId.of("BF-SET-17");

  @Override
  public boolean handles(Draft draft) {
    return draft instanceof Draft.Formation;
  }

  @Override
  public void check(BattleForceView view, Draft draft, Findings findings) {
    int placed = ((Draft.Formation) draft).rows().size();
    int ships = view.faceDown().size();
    if (placed < ships) {
      findings.reject(SET_17, "%s of your %s ships are placed", placed, ships);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Draft draft) {
    Desks.clear(play, draft.seat());
    Arrangement.arrange(play, draft.seat(), ((Draft.Formation) draft).rows());
  }
}
