package io.stardeck.sfbf.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/**
 * Taking a reserve action card to an empty hand in another player's turn (BF-RSV-02, 03). Open in
 * every window of a player who is not active.
 */
public final class TakeReserveEmptyRule implements BattleRule<TakeReserveEmpty> {
  private static final RuleId RSV_02 = RuleId.of("BF-RSV-02");

  @Override
  public void candidates(BattleForceView view, Consumer<? super TakeReserveEmpty> offer) {
    ImmutableList<CardId> stash = view.stash();
    for (int i = 0; i < stash.size(); i++) {
      offer.accept(new TakeReserveEmpty(view.seat(), stash.get(i)));
    }
  }

  @Override
  public void check(BattleForceView view, TakeReserveEmpty action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no reserve action cards");
    }
    if (!Checks.exists(view, "card", action.card(), findings)) {
      return;
    }
    Checks.emptyHand(view, RSV_02, findings);
    Checks.inStash(view, action.card(), RSV_02, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, TakeReserveEmpty action) {
    Cards.unstash(play, action.actor(), action.card(), RSV_02);
  }
}
