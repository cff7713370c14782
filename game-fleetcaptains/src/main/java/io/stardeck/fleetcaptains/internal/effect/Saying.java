package io.stardeck.fleetcaptains.internal.effect;

import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Word;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;

/** A word that asks nothing. */
record Saying<E extends Effect>(Class<E> effect, Does<E> does)
    implements Word<FleetState, FleetView, Effects, E> {
  /** What it does. */
  interface Does<E> {
    void perform(Play<FleetState> play, E effect, EffectRun run);
  }

  /** What it does to a ship. */
  interface DoesToShip<E> {
    void perform(Play<FleetState> play, E effect, EffectRun run, Ship ship);
  }

  /** A word about a ship, which says nothing if that is not in play. */
  static <E extends Effect> Saying<E> ofShip(Class<E> effect, DoesToShip<E> does) {
    return new Saying<>(
        effect,
        (play, word, run) -> {
          Ship ship = Subjects.ship(play, run);
          if (ship != null) {
            does.perform(play, word, run, ship);
          }
        });
  }

  /** A word about a ship, which says nothing if that is cloaked either. */
  static <E extends Effect> Saying<E> ofOpenShip(Class<E> effect, DoesToShip<E> does) {
    return ofShip(
        effect,
        (play, word, run, ship) -> {
          if (!ship.cloaked()) {
            does.perform(play, word, run, ship);
          }
        });
  }

  @Override
  public void perform(Play<FleetState> play, E effect, Effects run) {
    does.perform(play, effect, run.run());
  }
}
