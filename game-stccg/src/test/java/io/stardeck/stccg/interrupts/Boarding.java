package io.stardeck.stccg.interrupts;

import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.On;

/** Who has boarded a ship. */
final class Boarding {
  private Boarding() {}

  /** The number of intruders aboard. */
  static int intruders(Scene scene, CardId ship) {
    return (int)
        scene.state().table().lying().stream()
            .filter(card -> card.on().equals(On.intruder(ship)))
            .count();
  }
}
