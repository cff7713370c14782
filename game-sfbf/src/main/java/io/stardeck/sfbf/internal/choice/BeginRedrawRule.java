package io.stardeck.sfbf.internal.choice;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Beginning to choose the cards of a redraw (BF-ATK-06, 09). */
public final class BeginRedrawRule implements BattleRule<BeginRedraw> {
  private static final RuleId ATK_06 = RuleId.of("BF-ATK-06");
  private static final RuleId ATK_09 = RuleId.of("BF-ATK-09");

  @Override
  public void candidates(BattleForceView view, Consumer<? super BeginRedraw> offer) {
    offer.accept(new BeginRedraw(view.seat()));
  }

  @Override
  public void check(BattleForceView view, BeginRedraw action, Findings findings) {
    Checks.insteadOfAttack(view, ATK_09, findings);
    if (view.hand().isEmpty()) {
      findings.reject(ATK_06, "you hold no card to discard");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, BeginRedraw action) {
    Desks.lay(play, new Draft.Cards(action.actor(), Draft.Purpose.REDRAW, ImmutableList.of()));
  }
}
