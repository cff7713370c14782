package io.stardeck.sfbf.internal.defence;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Letting the defence stand (BF-RCT-01). */
public final class PassReactionRule implements BattleRule<PassReaction> {
  private static final RuleId RCT_01 = RuleId.of("BF-RCT-01");

  @Override
  public Class<PassReaction> action() {
    return PassReaction.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super PassReaction> offer) {
    offer.accept(new PassReaction(view.seat()));
  }

  @Override
  public void check(BattleForceView view, PassReaction action, Findings findings) {
    // Nobody is obliged to react (BF-RCT-01).
  }

  @Override
  public void perform(Play<BattleForceState> play, PassReaction action) {
    play.tell(RCT_01, new Passed(action.actor()));
    play.pop();
  }
}
