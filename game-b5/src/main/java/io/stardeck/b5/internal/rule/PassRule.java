package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.event.TurnEvent.Passed;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** Passing in the action round ({@code B5-PAS-01}). */
final class PassRule extends OneWayRule<Pass> {
  private static final RuleId PAS_01 = RuleId.of("B5-PAS-01");

  PassRule() {
    super(Pass.class, Pass::new);
  }

  @Override
  public void perform(Play<B5State> play, Pass action) {
    ActionRound round = (ActionRound) play.state().top();
    play.replace(new ActionRound(round.round().passed()));
    play.tell(PAS_01, new Passed(action.actor()));
  }
}
