package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.MarkCardRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** RESERVE, REDRAW and STASH: hand cards while they are marked. */
public final class CardsDraftPhase implements BattlePhase<Draft.Cards> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new CommitRule(), new MarkCardRule(), new WithdrawRule());

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Draft.Cards phase) {
    return switch (phase.purpose()) {
      case RESERVE -> "Mark two cards for your reserve";
      case REDRAW -> "Mark the cards to exchange" + WithdrawRule.warning(view);
      case STASH -> "Mark the cards to keep in your reserve";
    };
  }
}
