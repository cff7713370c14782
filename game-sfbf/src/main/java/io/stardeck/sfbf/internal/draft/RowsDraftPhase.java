package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.setup.Arrangement;
import io.stardeck.sfbf.internal.setup.PlaceShipRule;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** ROWS: a first formation while it is arranged. */
public final class RowsDraftPhase extends BattlePhase<Draft.Formation> {
  /** The phase, with what is open in it. */
  public RowsDraftPhase() {
    super(ImmutableList.of(new CommitRule(), new PlaceShipRule(), new WithdrawRule()));
  }

  @Override
  public String prompt(BattleForceView view, Draft.Formation phase) {
    int ships = view.faceDown().size();
    return "Place your ships; %s of %s placed".formatted(phase.rows().size(), ships)
        + (ships < Arrangement.FULL
            ? ""
            : "; at least two each in Screen and Main Body, at most two in the Reserve");
  }
}
