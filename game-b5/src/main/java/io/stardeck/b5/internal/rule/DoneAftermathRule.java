package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DoneAftermath;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** Revealing no other aftermath ({@code B5-FRM-40}). */
final class DoneAftermathRule extends OneWayRule<DoneAftermath> {

  DoneAftermathRule() {
    super(DoneAftermath.class, DoneAftermath::new);
  }

  @Override
  public void perform(Play<B5State> play, DoneAftermath action) {
    AftermathStep step = (AftermathStep) play.state().top();
    play.replace(new AftermathStep(step.round().passed()));
  }
}
