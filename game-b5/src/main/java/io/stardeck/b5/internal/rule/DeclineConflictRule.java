package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.event.ConflictEvent.ConflictDeclined;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** Declaring no conflict ({@code B5-FRM-20}). */
final class DeclineConflictRule extends OneWayRule<DeclineConflict> {
  private static final RuleId FRM_20 = RuleId.of("B5-FRM-20");

  DeclineConflictRule() {
    super(DeclineConflict.class, DeclineConflict::new);
  }

  @Override
  public void perform(Play<B5State> play, DeclineConflict action) {
    ConflictRound round = (ConflictRound) play.state().top();
    play.replace(new ConflictRound(round.round().passed()));
    play.tell(FRM_20, new ConflictDeclined(action.actor()));
  }
}
