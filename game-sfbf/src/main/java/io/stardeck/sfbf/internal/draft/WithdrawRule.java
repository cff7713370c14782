package io.stardeck.sfbf.internal.draft;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.internal.choice.Choices;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/**
 * Dropping the open draft, three times in one phase 4, set-up step or stash. After that a draft
 * that must be made stays; any other is dropped once more, which ends phase 4 (BF-ACT-05, 06).
 */
public final class WithdrawRule implements BattleRule<Withdraw> {
  /** How often a player may withdraw (BF-ACT-06). */
  private static final int LIMIT = 3;

  private static final RuleId ACT_06 = RuleId.of("BF-ACT-06");

  /** What a prompt says besides when dropping the open draft ends phase 4, or nothing. */
  public static String warning(BattleForceView view) {
    return passes(view) ? "; withdrawing ends phase 4" : "";
  }

  /** Whether dropping the open draft is the same as passing: the fourth time in phase 4. */
  private static boolean passes(BattleForceView view) {
    return exhausted(view.own()) && view.table().phases().top() instanceof Phase.Choice;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super Withdraw> offer) {
    offer.accept(new Withdraw(view.seat()));
  }

  @Override
  public void check(BattleForceView view, Withdraw action, Findings findings) {
    if (exhausted(view.own()) && !passes(view)) {
      findings.reject(ACT_06, "you have withdrawn %s times already", LIMIT);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Withdraw action) {
    Secrets secrets = play.state().secrets(action.actor());
    play.become(play.state().with(action.actor(), secrets.withDesk(secrets.desk().withdrawn())));
    if (exhausted(secrets)) {
      Choices.pass(play, action.actor());
    }
  }

  private static boolean exhausted(Secrets own) {
    return own.desk().withdrawals() >= LIMIT;
  }
}
