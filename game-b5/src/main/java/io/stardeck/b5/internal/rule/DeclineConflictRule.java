package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.event.ConflictEvent.ConflictDeclined;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Declaring no conflict ({@code B5-FRM-20}). */
final class DeclineConflictRule implements ActionRule<B5State, B5View, DeclineConflict> {
  private static final RuleId FRM_20 = RuleId.of("B5-FRM-20");

  @Override
  public Class<DeclineConflict> action() {
    return DeclineConflict.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super DeclineConflict> offer) {
    offer.accept(new DeclineConflict(view.seat()));
  }

  @Override
  public void check(B5View view, DeclineConflict action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, DeclineConflict action) {
    ConflictRound round = (ConflictRound) play.state().top();
    play.replace(new ConflictRound(round.round().passed()));
    play.tell(FRM_20, new ConflictDeclined(action.actor()));
  }
}
