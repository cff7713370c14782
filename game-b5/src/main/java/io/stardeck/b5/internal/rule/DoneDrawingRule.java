package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Buying no other card ({@code B5-FRM-57}). */
final class DoneDrawingRule implements ActionRule<B5State, B5View, DoneDrawing> {

  @Override
  public Class<DoneDrawing> action() {
    return DoneDrawing.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super DoneDrawing> offer) {
    offer.accept(new DoneDrawing(view.seat()));
  }

  @Override
  public void check(B5View view, DoneDrawing action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, DoneDrawing action) {
    DrawRound round = (DrawRound) play.state().top();
    play.replace(new DrawRound(round.round().passed(), false, 0));
  }
}
