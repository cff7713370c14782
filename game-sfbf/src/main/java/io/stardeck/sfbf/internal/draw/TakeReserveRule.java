package io.stardeck.sfbf.internal.draw;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Taking a reserve action card in phase 1 instead of a draw (BF-DRW-03, 04). */
public final class TakeReserveRule implements BattleRule<TakeReserve> {
  private static final RuleId DRW_03 = RuleId.of("BF-DRW-03");

  @Override
  public void candidates(BattleForceView view, Consumer<? super TakeReserve> offer) {
    if (!view.table().advanced() || !Drawing.hasRoom(view)) {
      return;
    }
    ImmutableList<CardId> stash = view.stash();
    for (int i = 0; i < stash.size(); i++) {
      offer.accept(new TakeReserve(view.seat(), stash.get(i)));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, TakeReserve action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no reserve action cards");
    }
    if (!Checks.exists(view, "card", action.card(), findings)) {
      return;
    }
    Drawing.room(view, findings);
    Checks.inStash(view, action.card(), DRW_03, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, TakeReserve action) {
    Draws.remember(play, action.actor(), Optional.empty());
    Cards.unstash(play, action.actor(), action.card(), DRW_03);
  }
}
