package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.ShipDeck;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Playing Reinforcements in phase 3, also without a ship in play (BF-FRM-01 to 03, BF-OUT-02). */
public final class PlayReinforcementsRule implements BattleRule<PlayReinforcements> {
  private static final RuleId FRM_01 = RuleId.of("BF-FRM-01");
  private static final RuleId FRM_03 = RuleId.of("BF-FRM-03");

  @Override
  public void candidates(BattleForceView view, Consumer<? super PlayReinforcements> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.REI) {
        offer.accept(new PlayReinforcements(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, PlayReinforcements action, Findings findings) {
    Forming.firstChange(view, findings);
    Checks.inHand(view, action.card(), CardKind.REI, FRM_01, findings);
    if (!ShipDeck.canDraw(view)) {
      findings.reject(FRM_03, "no ship is left in ship deck and ship discard pile");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PlayReinforcements action) {
    Cards.discardFromHand(play, action.actor(), action.card());
    ShipDeck.reinforce(play, action.actor());
  }
}
