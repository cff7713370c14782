package io.stardeck.stccg.internal.leaving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** Somebody gives up rather than put a stake ({@code ST-SPC-11}). */
public final class Yielding implements StccgPhase<Phase.GivingUp> {
  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, Phase.GivingUp frame) {
    return "somebody gives up";
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.GivingUp frame) {
    play.pop();
    Resigning.resign(play, frame.seat());
    return true;
  }
}
