package io.stardeck.sfbf.internal.mutiny;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Playing a Prime Team for -1 on the die of a mutiny (BF-MUT-06, BF-PRT-01, 02, 04). */
public final class AnswerMutinyRule implements BattleRule<AnswerMutiny> {
  private static final RuleId MUT_06 = RuleId.of("BF-MUT-06");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AnswerMutiny> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.PRT) {
        offer.accept(new AnswerMutiny(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, AnswerMutiny action, Findings findings) {
    Checks.inHand(view, action.card(), CardKind.PRT, MUT_06, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, AnswerMutiny action) {
    Cards.leaveHand(play, action.actor(), action.card());
    Attack attack = Engagement.attack(play);
    Engagement.put(
        play,
        attack.withMinusOnes(Lists.plus(attack.minusOnes(), action.card())).using(action.card()));
    play.tell(MUT_06, new DefencePlayed(action.actor(), action.card(), Optional.empty()));
  }
}
