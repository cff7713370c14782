package io.stardeck.fleetcaptains.influence;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.scene.Scene;

/** A planet where ships place control tokens and build. */
final class Planet {
  private Planet() {}

  /** Three Federation ships at a habitable planet without effects, and no cards or missions. */
  static Scene planet() {
    return Scene.standard()
        .fleet(FED, "venture", "excelsior", "reliant")
        .fleet(KLI, "bortas")
        .missions(FED)
        .missions(KLI)
        .tile(0, 0, "m-planet-2", FED)
        .tile(1, 0, "dead-space-1", FED)
        .at("venture", 0, 0)
        .at("excelsior", 0, 0)
        .at("reliant", 0, 0);
  }

  /** That ship places a token. */
  static FleetAction exert(Scene scene, String ship) {
    return new ShipAction.ExertInfluence(FED, scene.card(ship));
  }

  /** That ship builds. */
  static FleetAction build(Scene scene, String ship) {
    return new ShipAction.BuildInstallation(FED, scene.card(ship));
  }
}
