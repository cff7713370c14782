package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.MarkCardRule;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** RESERVE, REDRAW and STASH: hand cards while they are marked. */
public final class CardsDraftPhase extends BattlePhase<Draft.Cards> {
  /** The phase, with what is open in it. */
  public CardsDraftPhase() {
    super(ImmutableList.of(new CommitRule(), new MarkCardRule(), new WithdrawRule()));
  }

  @Override
  public String prompt(BattleForceView view, Draft.Cards phase) {
    return switch (phase.purpose()) {
      case RESERVE -> "Mark two cards for your reserve";
      case REDRAW -> "Mark the cards to exchange" + WithdrawRule.warning(view);
      case STASH -> "Mark the cards to put into your reserve, which holds three at most";
    };
  }
}
