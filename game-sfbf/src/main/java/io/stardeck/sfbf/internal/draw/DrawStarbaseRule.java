package io.stardeck.sfbf.internal.draw;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Drawing the top card of the Starbase in phase 1 (BF-DRW-01, 02, 07, 08). */
public final class DrawStarbaseRule implements BattleRule<DrawStarbase> {
  private static final RuleId DRW_01 = RuleId.of("BF-DRW-01");

  @Override
  public void candidates(BattleForceView view, Consumer<? super DrawStarbase> offer) {
    offer.accept(new DrawStarbase(view.seat()));
  }

  @Override
  public void check(BattleForceView view, DrawStarbase action, Findings findings) {
    Drawing.room(view, findings);
    if (!Cards.canDraw(view)) {
      findings.reject(DRW_01, "no card is left in Starbase and discard pile");
    }
  }

  /** If the reshuffle was the end of the game (BF-OPT-41), nothing can be stashed any more. */
  @Override
  public void perform(Play<BattleForceState> play, DrawStarbase action) {
    CardId card = Cards.draw(play, action.actor(), DRW_01);
    boolean stashable = play.state().table().advanced() && !play.over();
    Draws.remember(play, action.actor(), stashable ? Optional.of(card) : Optional.empty());
  }
}
