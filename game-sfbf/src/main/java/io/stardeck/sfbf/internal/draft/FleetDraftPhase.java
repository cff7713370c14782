package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.setup.TakeShipRule;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** FLEET: a fleet while it is chosen. */
public final class FleetDraftPhase extends BattlePhase<Draft.Ships> {
  /** The phase, with what is open in it. */
  public FleetDraftPhase() {
    super(ImmutableList.of(new CommitRule(), new TakeShipRule(), new WithdrawRule()));
  }

  @Override
  public String prompt(BattleForceView view, Draft.Ships phase) {
    return "Take ships into your fleet; " + phase.taken().size() + " taken";
  }
}
