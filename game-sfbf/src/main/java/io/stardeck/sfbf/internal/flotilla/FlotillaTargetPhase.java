package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** PF_TARGET: the active player names the target of their flotilla (BF-PFF-09). */
public final class FlotillaTargetPhase implements BattlePhase<Phase.FlotillaTarget> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new NameFlotillaTargetRule());

  @Override
  public Class<Phase.FlotillaTarget> frame() {
    return Phase.FlotillaTarget.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.FlotillaTarget phase) {
    return "Name the target of the PF flotilla";
  }
}
