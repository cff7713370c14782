package io.stardeck.stccg.internal.interrupts;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;

/**
 * An interrupt, or an event that lies nowhere, has had its effect: what that cures is cured, also
 * in the middle of an order or of a turn's end ({@code ST-DIL-07}).
 */
public final class Resolving extends StccgPhase<Phase.Resolving> {
  @Override
  public boolean proceed(Play<StccgState> play, Phase.Resolving frame) {
    if (!Cures.check(play)) {
      Resolution.done(play, frame);
    }
    return true;
  }
}
