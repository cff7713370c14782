package io.stardeck.fleetcaptains.internal.effect;

import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Word;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** A word that asks nothing. */
record Saying<E extends Effect>(Class<E> effect, Does<E> does)
    implements Word<FleetState, FleetView, Effects, E> {
  /** What it does. */
  interface Does<E> {
    void perform(Play<FleetState> play, E effect, EffectRun run);
  }

  @Override
  public void perform(Play<FleetState> play, E effect, Effects run) {
    does.perform(play, effect, run.run());
  }
}
