package io.stardeck.sfbf.internal.fighters;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Ending the fire at fighters; the dice follow (BF-FTR-15). */
public final class PassFireRule implements BattleRule<PassFire> {
  private static final RuleId FTR_09 = RuleId.of("BF-FTR-09");

  @Override
  public Class<PassFire> action() {
    return PassFire.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super PassFire> offer) {
    offer.accept(new PassFire(view.seat()));
  }

  @Override
  public void check(BattleForceView view, PassFire action, Findings findings) {
    // Nobody is obliged to fire.
  }

  @Override
  public void perform(Play<BattleForceState> play, PassFire action) {
    play.tell(FTR_09, new Passed(action.actor()));
    play.pop();
  }
}
