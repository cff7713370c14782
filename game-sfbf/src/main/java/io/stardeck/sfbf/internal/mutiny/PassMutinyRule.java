package io.stardeck.sfbf.internal.mutiny;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Letting the die of a mutiny be rolled (BF-MUT-06). */
public final class PassMutinyRule implements BattleRule<PassMutiny> {
  private static final RuleId MUT_06 = RuleId.of("BF-MUT-06");

  @Override
  public Class<PassMutiny> action() {
    return PassMutiny.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super PassMutiny> offer) {
    offer.accept(new PassMutiny(view.seat()));
  }

  @Override
  public void check(BattleForceView view, PassMutiny action, Findings findings) {
    // Nobody is obliged to answer.
  }

  @Override
  public void perform(Play<BattleForceState> play, PassMutiny action) {
    play.tell(MUT_06, new Passed(action.actor()));
    play.pop();
  }
}
