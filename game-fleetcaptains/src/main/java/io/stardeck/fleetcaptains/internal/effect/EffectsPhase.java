package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** Carries effects out, the next first; what they ask lies on top until it is answered. */
public final class EffectsPhase implements PhaseRule<FleetState, FleetView, Effects> {
  @Override
  public Class<Effects> frame() {
    return Effects.class;
  }

  @Override
  public ImmutableList<ActionRule<FleetState, FleetView, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(FleetView view, Effects frame) {
    return "The effects of a card are carried out";
  }

  @Override
  public boolean proceed(Play<FleetState> play, Effects frame) {
    if (frame.left().isEmpty()) {
      play.pop();
      return true;
    }
    Effect effect = frame.left().get(0);
    play.replace(new Effects(Lists.rest(frame.left()), frame.run()));
    if (effect instanceof Effect.Test || effect instanceof Effect.OpposedTest) {
      TestWords.perform(play, effect, frame.run());
    } else if (!ShipWords.perform(play, effect, frame.run())
        && !CardWords.perform(play, effect, frame.run())) {
      throw new IllegalStateException("no word for " + effect);
    }
    return true;
  }
}
