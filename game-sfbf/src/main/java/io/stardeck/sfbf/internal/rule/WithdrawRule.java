package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/**
 * Dropping the open draft, three times at most in one phase 4, set-up step or stash (BF-ACT-05,
 * 06).
 */
public final class WithdrawRule implements BattleRule<Withdraw> {
  /** How often a player may withdraw (BF-ACT-06). */
  static final int LIMIT = 3;

  private static final RuleId ACT_06 = RuleId.of("BF-ACT-06");

  @Override
  public Class<Withdraw> action() {
    return Withdraw.class;
  }

  /** Whether the seat of {@code view} has used up its withdrawals (BF-ACT-06). */
  static boolean exhausted(BattleForceView view) {
    return view.own().desk().withdrawals() >= LIMIT;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super Withdraw> offer) {
    offer.accept(new Withdraw(view.seat()));
  }

  @Override
  public void check(BattleForceView view, Withdraw action, Findings findings) {
    if (exhausted(view)) {
      findings.reject(ACT_06, "you have withdrawn %s times already", LIMIT);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Withdraw action) {
    Secrets secrets = play.state().secrets(action.actor());
    play.become(play.state().with(action.actor(), secrets.withDesk(secrets.desk().withdrawn())));
  }
}
