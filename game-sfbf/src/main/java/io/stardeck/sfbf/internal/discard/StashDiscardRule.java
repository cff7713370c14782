package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Putting the one card of phase 5 into the reserve instead of the discard pile (BF-DIS-04). */
public final class StashDiscardRule implements BattleRule<StashDiscard> {
  private static final RuleId DIS_04 = RuleId.of("BF-DIS-04");

  @Override
  public void candidates(BattleForceView view, Consumer<? super StashDiscard> offer) {
    if (!Parting.open(view) || !Draws.canStash(view, view.seat())) {
      return;
    }
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      offer.accept(new StashDiscard(view.seat(), hand.get(i)));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, StashDiscard action, Findings findings) {
    Parting.check(view, action.card(), findings);
    Checks.stashRoom(view, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, StashDiscard action) {
    Parting.done(play);
    Cards.stash(play, action.actor(), action.actor(), action.card(), DIS_04);
  }
}
