package io.stardeck.sfbf.internal.draw;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Putting the card just drawn from the Starbase into the reserve (BF-DRW-05, BF-D-12). */
public final class StashDrawnRule implements BattleRule<StashDrawn> {
  private static final RuleId DRW_05 = RuleId.of("BF-DRW-05");

  @Override
  public void candidates(BattleForceView view, Consumer<? super StashDrawn> offer) {
    if (view.own().drawn().isPresent()) {
      offer.accept(new StashDrawn(view.seat()));
    }
  }

  @Override
  public void check(BattleForceView view, StashDrawn action, Findings findings) {
    if (view.table().advanced() && view.own().drawn().isEmpty()) {
      findings.reject(DRW_05, "only a card just drawn from the Starbase can be put there");
    }
    Checks.stashRoom(view, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, StashDrawn action) {
    Seat seat = action.actor();
    CardId card = play.state().secrets(seat).drawn().orElseThrow();
    Draws.remember(play, seat, Optional.empty());
    Cards.stash(play, seat, seat, card, DRW_05);
  }
}
