package io.stardeck.sfbf.internal.mutiny;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Beginning the draft of a Klingon mutiny (BF-MUT-01, 02). */
public final class BeginMutinyRule implements BattleRule<BeginMutiny> {
  private static final RuleId MUT_01 = RuleId.of("BF-MUT-01");
  private static final RuleId MUT_02 = RuleId.of("BF-MUT-02");

  @Override
  public void candidates(BattleForceView view, Consumer<? super BeginMutiny> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.MUT) {
        offer.accept(new BeginMutiny(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, BeginMutiny action, Findings findings) {
    Checks.inHand(view, action.card(), CardKind.MUT, MUT_01, findings);
    Checks.insteadOfAttack(view, MUT_01, findings);
    if (!Targets.any(view.table(), view.seat(), Form.MUTINY)) {
      findings.reject(MUT_02, "no enemy shows a Klingon ship outside their Reserve");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, BeginMutiny action) {
    Desks.lay(
        play,
        Draft.Assault.begun(action.actor(), Form.MUTINY, Optional.empty(), 0)
            .withOpeners(ImmutableList.of(action.card())));
  }
}
