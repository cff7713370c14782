package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Discarding one hand card in phase 5 (BF-DIS-02), on top of the pile (BF-OPT-10b). */
public final class DiscardOneRule implements BattleRule<DiscardOne> {
  @Override
  public void candidates(BattleForceView view, Consumer<? super DiscardOne> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size() && Parting.open(view); i++) {
      offer.accept(new DiscardOne(view.seat(), hand.get(i)));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, DiscardOne action, Findings findings) {
    Parting.check(view, action.card(), findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, DiscardOne action) {
    Parting.done(play);
    Cards.discardFromHand(play, action.actor(), action.card());
  }
}
