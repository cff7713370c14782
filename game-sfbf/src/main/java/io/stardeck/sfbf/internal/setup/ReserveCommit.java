package io.stardeck.sfbf.internal.setup;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.rule.MarkCardRule;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;

/** RESERVE: the two reserve action cards of the set-up (BF-SET-03). */
public final class ReserveCommit implements Committing {
  private static final RuleId SET_03 = RuleId.of("BF-SET-03");

  @Override
  public boolean handles(Draft draft) {
    return draft instanceof Draft.Cards cards && cards.purpose() == Draft.Purpose.RESERVE;
  }

  @Override
  public void check(BattleForceView view, Draft draft, Findings findings) {
    int marked = ((Draft.Cards) draft).marked().size();
    if (marked < MarkCardRule.RESERVED) {
      findings.reject(
          SET_03, "exactly %s cards are set aside, %s are marked", MarkCardRule.RESERVED, marked);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Draft draft) {
    Desks.clear(play, draft.seat());
    Cards.stash(play, draft.seat(), ((Draft.Cards) draft).marked(), SET_03);
    SetupPhase.ChooseStash phase = (SetupPhase.ChooseStash) play.state().table().phases().top();
    if (phase.waiting().isEmpty()) {
      play.pop();
    } else {
      play.replace(new SetupPhase.ChooseStash(phase.waiting().get(0), Lists.rest(phase.waiting())));
    }
  }
}
