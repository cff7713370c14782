package io.stardeck.sfbf.internal.ceasefire;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** STASH: cards into the reserve before a Ceasefire; none is enough (BF-ORG-03). */
public final class StashCommit implements Committing {
  private static final RuleId ORG_03 = RuleId.of("BF-ORG-03");

  @Override
  public boolean handles(Draft draft) {
    return draft instanceof Draft.Cards cards && cards.purpose() == Draft.Purpose.STASH;
  }

  @Override
  public void check(BattleForceView view, Draft draft, Findings findings) {
    // Complete at once: it may be empty.
  }

  @Override
  public void perform(Play<BattleForceState> play, Draft draft) {
    Seat seat = draft.seat();
    Cards.stash(play, seat, ((Draft.Cards) draft).marked(), ORG_03);
    Desks.clear(play, seat);
    Phase.CeasefireStash phase = (Phase.CeasefireStash) play.state().table().phases().top();
    play.pop();
    Ceasefires.stash(play, phase.waiting());
  }
}
