package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DoneAftermath;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Revealing no other aftermath ({@code B5-FRM-40}). */
final class DoneAftermathRule implements ActionRule<B5State, B5View, DoneAftermath> {

  @Override
  public Class<DoneAftermath> action() {
    return DoneAftermath.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super DoneAftermath> offer) {
    offer.accept(new DoneAftermath(view.seat()));
  }

  @Override
  public void check(B5View view, DoneAftermath action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, DoneAftermath action) {
    AftermathStep step = (AftermathStep) play.state().top();
    play.replace(new AftermathStep(step.round().passed()));
  }
}
