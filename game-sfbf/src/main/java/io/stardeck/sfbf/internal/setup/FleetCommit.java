package io.stardeck.sfbf.internal.setup;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;

/** FLEET: the fleet is chosen when it has the fewest ships that it needs (BF-SET-12, BF-OPT-20). */
public final class FleetCommit implements Committing {
  @Override
  public boolean handles(Draft draft) {
    return draft instanceof Draft.Ships;
  }

  @Override
  public void check(BattleForceView view, Draft draft, Findings findings) {
    FleetChoice choice = TakeShipRule.choice(view);
    int taken = ((Draft.Ships) draft).taken().size();
    if (taken < choice.least()) {
      boolean race = ((SetupPhase.ChooseFleet) view.table().phases().top()).number() > 0;
      findings.reject(
          race ? TakeShipRule.OPT_20 : TakeShipRule.SET_12,
          "a fleet has %s ships or more, yours has %s",
          choice.least(),
          taken);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Draft draft) {
    Desks.clear(play, draft.seat());
    FleetSetup.choose(play, draft.seat(), ((Draft.Ships) draft).taken());
  }
}
