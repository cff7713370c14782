package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Adding a Prime Team for +1 to the damage or the dice (BF-PRT-01, BF-SUP-06, BF-MUT-06). */
public final class AddPlusOneRule implements BattleRule<AddPlusOne> {
  private static final RuleId PRT_01 = RuleId.of("BF-PRT-01");
  private static final RuleId SUP_06 = RuleId.of("BF-SUP-06");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AddPlusOne> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.PRT) {
        offer.accept(new AddPlusOne(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, AddPlusOne action, Findings findings) {
    Draft.Assault draft = Drafting.draft(view);
    Checks.inHand(view, action.card(), CardKind.PRT, PRT_01, findings);
    if (draft.form() == Form.SHIP && draft.shots().isEmpty()) {
      findings.reject(SUP_06, "there is no weapon card yet that it could add to");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, AddPlusOne action) {
    Draft.Assault draft = (Draft.Assault) play.state().secrets(action.actor()).desk().open();
    Drafting.put(
        play, action.actor(), draft.withPlusOnes(Lists.plus(draft.plusOnes(), action.card())));
  }
}
