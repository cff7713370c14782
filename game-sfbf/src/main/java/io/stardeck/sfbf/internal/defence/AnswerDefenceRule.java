package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Answering a defence as a whole, once it has ended, with one Prime Team (BF-RCT-01, 10). */
public final class AnswerDefenceRule implements BattleRule<AnswerDefence> {
  private static final RuleId RCT_01 = RuleId.of("BF-RCT-01");
  private static final ImmutableList<Optional<Effect>> EFFECTS =
      ImmutableList.of(
          Optional.empty(),
          Optional.of(Effect.CLOAK),
          Optional.of(Effect.WEB),
          Optional.of(Effect.WEASEL));

  @Override
  public void candidates(BattleForceView view, Consumer<? super AnswerDefence> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.PRT) {
        for (int k = 0; k < EFFECTS.size(); k++) {
          offer.accept(new AnswerDefence(view.seat(), hand.get(i), EFFECTS.get(k)));
        }
      }
    }
  }

  @Override
  public void check(BattleForceView view, AnswerDefence action, Findings findings) {
    Checks.inHand(view, action.card(), CardKind.PRT, RCT_01, findings);
    if (action.effect().isEmpty()) {
      return;
    }
    Effect effect = action.effect().get();
    Ship target = Engagement.targetShip(view.table());
    if (effect == Effect.ERRATIC || !Standing.on(target, effect)) {
      findings.reject(RCT_01, "%s is not to be taken off %s", effect, target.id());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, AnswerDefence action) {
    Cards.leaveHand(play, action.actor(), action.card());
    play.pop();
    if (action.effect().isPresent()) {
      Reactions.counter(play, action.card(), action.effect().get());
    } else {
      Reactions.plusOne(play, action.card(), Optional.empty());
    }
  }
}
