package io.stardeck.stccg.internal.casualties;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Victim;

/** Persons die, or a ship is destroyed, once others have answered ({@code ST-ATB-12}). */
public final class Dying extends StccgPhase<Phase.Casualty> {
  @Override
  public boolean proceed(Play<StccgState> play, Phase.Casualty frame) {
    if (!frame.told()) {
      play.replace(new Phase.Casualty(frame.victims(), frame.rule(), true));
      Windows.open(play, WindowKind.CASUALTY, play.state().table().active());
      return true;
    }
    play.pop();
    for (Victim victim : frame.victims()) {
      if (victim.host().isPresent()) {
        Killing.die(play, victim, frame.rule());
      } else {
        Destruction.destroy(play, victim.card().id(), frame.rule());
      }
    }
    return true;
  }
}
