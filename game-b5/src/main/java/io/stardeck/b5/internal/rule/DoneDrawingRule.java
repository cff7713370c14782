package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** Buying no other card ({@code B5-FRM-57}). */
final class DoneDrawingRule extends OneWayRule<DoneDrawing> {

  DoneDrawingRule() {
    super(DoneDrawing.class, DoneDrawing::new);
  }

  @Override
  public void perform(Play<B5State> play, DoneDrawing action) {
    DrawRound round = (DrawRound) play.state().top();
    play.replace(new DrawRound(round.round().passed(), false, 0));
  }
}
