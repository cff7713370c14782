package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.event.TurnEvent.Passed;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Passing in the action round ({@code B5-PAS-01}). */
final class PassRule implements ActionRule<B5State, B5View, Pass> {
  private static final RuleId PAS_01 = RuleId.of("B5-PAS-01");

  @Override
  public Class<Pass> action() {
    return Pass.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super Pass> offer) {
    offer.accept(new Pass(view.seat()));
  }

  @Override
  public void check(B5View view, Pass action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, Pass action) {
    ActionRound round = (ActionRound) play.state().top();
    play.replace(new ActionRound(round.round().passed()));
    play.tell(PAS_01, new Passed(action.actor()));
  }
}
