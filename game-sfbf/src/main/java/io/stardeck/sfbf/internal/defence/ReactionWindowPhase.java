package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** REACTION: the attacker may answer ECM, Erratic Maneuvers or Wild Weasel at once (BF-RCT-01). */
public final class ReactionWindowPhase implements BattlePhase<Phase.ReactionWindow> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new PassReactionRule(), new PlayReactionRule());

  @Override
  public Class<Phase.ReactionWindow> frame() {
    return Phase.ReactionWindow.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.ReactionWindow phase) {
    return "Answer " + view.table().card(phase.defence()).title() + ", or let it stand";
  }
}
