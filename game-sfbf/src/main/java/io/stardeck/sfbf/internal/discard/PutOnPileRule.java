package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PutOnPile;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Putting the next used card on the discard pile, from the bottom up (BF-OPT-10a). */
public final class PutOnPileRule implements BattleRule<PutOnPile> {
  private static final RuleId OPT_10A = RuleId.of("BF-OPT-10a");

  @Override
  public void candidates(BattleForceView view, Consumer<? super PutOnPile> offer) {
    ImmutableList<CardId> cards = phase(view).cards();
    for (int i = 0; i < cards.size(); i++) {
      offer.accept(new PutOnPile(view.seat(), cards.get(i)));
    }
  }

  @Override
  public void check(BattleForceView view, PutOnPile action, Findings findings) {
    if (!view.table().exists(action.card())) {
      findings.reject("card", Checks.ACT_01, "there is no card %s", action.card());
    } else if (!phase(view).cards().contains(action.card())) {
      findings.reject("card", OPT_10A, "%s is none of the cards to be placed", action.card());
    }
  }

  /** The last card goes by itself. */
  @Override
  public void perform(Play<BattleForceState> play, PutOnPile action) {
    Phase.OrderDiscards phase = (Phase.OrderDiscards) play.state().table().phases().top();
    ImmutableList<CardId> left = Lists.minus(phase.cards(), action.card());
    if (left.size() > 1) {
      play.replace(new Phase.OrderDiscards(phase.seat(), left));
    } else {
      play.pop();
    }
    Cards.discard(play, phase.seat(), action.card());
    if (left.size() == 1) {
      Cards.discard(play, phase.seat(), left.get(0));
    }
  }

  private static Phase.OrderDiscards phase(BattleForceView view) {
    return (Phase.OrderDiscards) view.table().phases().top();
  }
}
