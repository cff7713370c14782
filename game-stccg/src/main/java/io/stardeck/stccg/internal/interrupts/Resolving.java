package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** An interrupt, or an event that lies nowhere, has had its effect. */
public final class Resolving implements StccgPhase<Phase.Resolving> {
  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, Phase.Resolving frame) {
    return "a card takes effect";
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Resolving frame) {
    Resolution.done(play, frame);
    return true;
  }
}
