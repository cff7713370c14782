package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;

/** Fleets that may meet in dead space. */
final class Skirmish {
  private Skirmish() {}

  /** Four ships a side at their posts, three tiles between them, and no cards. */
  static Scene scene() {
    return Plain.scene()
        .fleet(FED, "yosemite", "reliant", "equinox", "venture")
        .fleet(KLI, "neghvar", "bortas", "groth", "chtang")
        .tile(0, 0, "dead-space-1", FED)
        .tile(0, 1, "dead-space-2", FED)
        .tile(0, -1, "dead-space-3", FED)
        .hand(FED)
        .hand(KLI);
  }
}
