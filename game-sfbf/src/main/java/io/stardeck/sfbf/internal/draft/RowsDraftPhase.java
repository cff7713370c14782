package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.setup.PlaceShipRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** ROWS: a first formation while it is arranged. */
public final class RowsDraftPhase implements BattlePhase<Draft.Formation> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new CommitRule(), new PlaceShipRule(), new WithdrawRule());

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Draft.Formation phase) {
    return "Place your ships; " + phase.rows().size() + " placed";
  }
}
