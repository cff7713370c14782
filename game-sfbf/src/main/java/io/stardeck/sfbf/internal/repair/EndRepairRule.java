package io.stardeck.sfbf.internal.repair;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Ending phase 2 (BF-TRN-03, 05). */
public final class EndRepairRule implements BattleRule<EndRepair> {
  @Override
  public Class<EndRepair> action() {
    return EndRepair.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super EndRepair> offer) {
    offer.accept(new EndRepair(view.seat()));
  }

  @Override
  public void check(BattleForceView view, EndRepair action, Findings findings) {
    // Nothing forbids it (BF-REP-07).
  }

  @Override
  public void perform(Play<BattleForceState> play, EndRepair action) {
    play.pop();
  }
}
