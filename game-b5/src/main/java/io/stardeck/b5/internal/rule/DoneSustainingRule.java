package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DoneSustaining;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Keeping no other card rotated ({@code B5-FRM-11}). */
final class DoneSustainingRule implements ActionRule<B5State, B5View, DoneSustaining> {

  @Override
  public Class<DoneSustaining> action() {
    return DoneSustaining.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super DoneSustaining> offer) {
    offer.accept(new DoneSustaining(view.seat()));
  }

  @Override
  public void check(B5View view, DoneSustaining action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, DoneSustaining action) {
    ReadyRound round = (ReadyRound) play.state().top();
    play.replace(new ReadyRound(round.round().passed(), round.kept()));
  }
}
