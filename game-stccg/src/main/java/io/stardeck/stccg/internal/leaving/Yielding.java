package io.stardeck.stccg.internal.leaving;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;

/** Somebody gives up rather than put a stake ({@code ST-SPC-11}). */
public final class Yielding extends StccgPhase<Phase.GivingUp> {
  @Override
  public boolean proceed(Play<StccgState> play, Phase.GivingUp frame) {
    play.pop();
    Resigning.resign(play, frame.seat());
    return true;
  }
}
