package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/**
 * Drawing two cards to an empty hand in another player's turn, with five players or more
 * (BF-SET-14, BF-RSV-06, BF-D-04). Open in every window of a player who is not active.
 */
public final class DrawTwoEmptyRule implements BattleRule<DrawTwoEmpty> {
  private static final RuleId RSV_06 = RuleId.of("BF-RSV-06");

  @Override
  public void candidates(BattleForceView view, Consumer<? super DrawTwoEmpty> offer) {
    if (view.table().emptyHandDraws() && view.hand().isEmpty()) {
      offer.accept(new DrawTwoEmpty(view.seat()));
    }
  }

  @Override
  public void check(BattleForceView view, DrawTwoEmpty action, Findings findings) {
    if (!view.table().emptyHandDraws()) {
      int players = view.table().contenders();
      findings.reject(RSV_06, "an empty hand draws with 5 players or more, you are %s", players);
    }
    Checks.emptyHand(view, RSV_06, findings);
    if (!Cards.canDraw(view)) {
      findings.reject(RSV_06, "no card is left in Starbase and discard pile");
    }
  }

  /** The second card is not drawn if the first was the last one (BF-D-04). */
  @Override
  public void perform(Play<BattleForceState> play, DrawTwoEmpty action) {
    Cards.draw(play, action.actor(), RSV_06);
    if (Cards.canDraw(play.state()) && !play.over()) {
      Cards.draw(play, action.actor(), RSV_06);
    }
  }
}
