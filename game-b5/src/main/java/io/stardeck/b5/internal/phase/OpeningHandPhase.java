package io.stardeck.b5.internal.phase;

import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.round.Opening;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.OpeningHand;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** The opening hands are chosen, one player after the other ({@code B5-FRM-04}). */
final class OpeningHandPhase extends B5Phase<OpeningHand> {
  OpeningHandPhase() {
    super("Choose a card for your opening hand, each of another kind", ActionRules.openingHand());
  }

  @Override
  public boolean proceed(Play<B5State> play, OpeningHand frame) {
    if (frame.round().over()) {
      TurnSteps.begin(play, 1);
      return true;
    }
    Seat seat = frame.round().asked();
    if (Opening.isFull(play.state(), seat)) {
      Opening.shuffle(play, seat);
      play.replace(new OpeningHand(frame.round().passed()));
      return true;
    }
    return false;
  }
}
