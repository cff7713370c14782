package io.stardeck.sfbf.internal.defence;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Ending the defence for good (BF-DEF-01, 02). */
public final class PassDefenceRule implements BattleRule<PassDefence> {
  private static final RuleId DEF_02 = RuleId.of("BF-DEF-02");

  @Override
  public Class<PassDefence> action() {
    return PassDefence.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super PassDefence> offer) {
    offer.accept(new PassDefence(view.seat()));
  }

  @Override
  public void check(BattleForceView view, PassDefence action, Findings findings) {
    // Nobody is obliged to defend (BF-DEF-01).
  }

  @Override
  public void perform(Play<BattleForceState> play, PassDefence action) {
    play.tell(DEF_02, new Passed(action.actor()));
    Reactions.endDefence(play);
  }
}
