package io.stardeck.sfbf.internal.draw;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Drawing the top of the discard pile, once in a phase 1 (BF-DRW-06, BF-OPT-10). */
public final class DrawDiscardTopRule implements BattleRule<DrawDiscardTop> {
  private static final RuleId DRW_06 = RuleId.of("BF-DRW-06");

  @Override
  public void candidates(BattleForceView view, Consumer<? super DrawDiscardTop> offer) {
    if (view.table().config().has(Option.DISCARD_DRAW)) {
      offer.accept(new DrawDiscardTop(view.seat()));
    }
  }

  @Override
  public void check(BattleForceView view, DrawDiscardTop action, Findings findings) {
    if (!view.table().config().has(Option.DISCARD_DRAW)) {
      findings.reject(
          Checks.GEN_03, "cards are drawn from the discard pile only under an optional rule");
    }
    Phase.Draw phase = (Phase.Draw) view.table().phases().top();
    if (phase.tookDiscard()) {
      findings.reject(DRW_06, "you have drawn from the discard pile in this phase already");
    }
    if (view.table().discard().isEmpty()) {
      findings.reject(DRW_06, "the discard pile is empty");
    }
    Drawing.room(view, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, DrawDiscardTop action) {
    Draws.remember(play, action.actor(), Optional.empty());
    play.replace(new Phase.Draw(action.actor(), true, false));
    Cards.drawDiscardTop(play, action.actor(), DRW_06);
  }
}
