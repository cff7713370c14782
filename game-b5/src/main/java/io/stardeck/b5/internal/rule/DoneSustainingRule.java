package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.DoneSustaining;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** Keeping no other card rotated ({@code B5-FRM-11}). */
final class DoneSustainingRule extends OneWayRule<DoneSustaining> {

  DoneSustainingRule() {
    super(DoneSustaining.class, DoneSustaining::new);
  }

  @Override
  public void perform(Play<B5State> play, DoneSustaining action) {
    ReadyRound round = (ReadyRound) play.state().top();
    play.replace(new ReadyRound(round.round().passed(), round.kept()));
  }
}
