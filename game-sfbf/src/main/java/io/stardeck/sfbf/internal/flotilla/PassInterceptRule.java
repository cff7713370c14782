package io.stardeck.sfbf.internal.flotilla;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Ending the interception of one player (BF-PFF-03). */
public final class PassInterceptRule implements BattleRule<PassIntercept> {
  private static final RuleId PFF_03 = RuleId.of("BF-PFF-03");

  @Override
  public Class<PassIntercept> action() {
    return PassIntercept.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super PassIntercept> offer) {
    offer.accept(new PassIntercept(view.seat()));
  }

  @Override
  public void check(BattleForceView view, PassIntercept action, Findings findings) {
    // Nobody is obliged to intercept (BF-PFF-03).
  }

  @Override
  public void perform(Play<BattleForceState> play, PassIntercept action) {
    play.tell(PFF_03, new Passed(action.actor()));
    Interceptions.next(play, (Phase.Interception) play.state().table().phases().top());
  }
}
