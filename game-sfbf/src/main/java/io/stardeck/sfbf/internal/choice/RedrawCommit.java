package io.stardeck.sfbf.internal.choice;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.CardEvent.CardsRedrawn;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/** REDRAW: the marked cards are discarded, then as many drawn (BF-ATK-06, BF-D-22). */
public final class RedrawCommit implements Committing {
  private static final RuleId ATK_06 = RuleId.of("BF-ATK-06");

  @Override
  public boolean handles(Draft draft) {
    return draft instanceof Draft.Cards cards && cards.purpose() == Draft.Purpose.REDRAW;
  }

  @Override
  public void check(BattleForceView view, Draft draft, Findings findings) {
    if (((Draft.Cards) draft).marked().isEmpty()) {
      findings.reject(ATK_06, "mark at least one card");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Draft draft) {
    ImmutableList<CardId> marked = ((Draft.Cards) draft).marked();
    Choices.finish(play);
    play.tell(ATK_06, new CardsRedrawn(draft.seat(), marked.size()));
    for (int i = 0; i < marked.size(); i++) {
      Cards.discardFromHand(play, draft.seat(), marked.get(i));
    }
    for (int i = 0; i < marked.size(); i++) {
      if (!Cards.canDraw(play.state()) || play.over()) {
        return;
      }
      Cards.draw(play, draft.seat(), ATK_06);
    }
  }
}
