package io.stardeck.sfbf.internal.draw;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.EndDraw;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Ending phase 1, with a full hand or when both piles are empty (BF-DRW-01, 07). */
public final class EndDrawRule implements BattleRule<EndDraw> {
  private static final RuleId DRW_01 = RuleId.of("BF-DRW-01");

  @Override
  public void candidates(BattleForceView view, Consumer<? super EndDraw> offer) {
    offer.accept(new EndDraw(view.seat()));
  }

  @Override
  public void check(BattleForceView view, EndDraw action, Findings findings) {
    if (view.hasShips(view.seat()) && Draws.hasRoom(view, view.seat()) && Cards.canDraw(view)) {
      findings.reject(
          DRW_01,
          "drawing is not optional: you hold %s of %s cards",
          view.hand().size(),
          view.table().config().handLimit());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, EndDraw action) {
    Draws.remember(play, action.actor(), Optional.empty());
    play.pop();
  }
}
