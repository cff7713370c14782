package io.stardeck.sfbf.internal.choice;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Doing nothing, or nothing more, in phase 4 (BF-ATK-01, BF-TRN-05). */
public final class PassAttackRule implements BattleRule<PassAttack> {
  @Override
  public Class<PassAttack> action() {
    return PassAttack.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super PassAttack> offer) {
    offer.accept(new PassAttack(view.seat()));
  }

  @Override
  public void check(BattleForceView view, PassAttack action, Findings findings) {
    // Nobody has to attack.
  }

  @Override
  public void perform(Play<BattleForceState> play, PassAttack action) {
    Choices.pass(play, action.actor());
  }
}
