package io.stardeck.b5.internal.phase;

import io.stardeck.b5.internal.step.round.Ending;
import io.stardeck.b5.state.B5Frame.TurnEnd;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** The end of a turn: victory, or the next turn ({@code B5-FRM-52, B5-FRM-54, B5-FRM-55}). */
final class TurnEndPhase extends B5Phase<TurnEnd> {
  @Override
  public boolean proceed(Play<B5State> play, TurnEnd frame) {
    Ending.turnEnd(play);
    return true;
  }
}
