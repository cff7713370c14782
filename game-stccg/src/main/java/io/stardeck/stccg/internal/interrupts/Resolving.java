package io.stardeck.stccg.internal.interrupts;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;

/** An interrupt, or an event that lies nowhere, has had its effect. */
public final class Resolving implements StccgPhase<Phase.Resolving> {
  @Override
  public boolean proceed(Play<StccgState> play, Phase.Resolving frame) {
    Resolution.done(play, frame);
    return true;
  }
}
