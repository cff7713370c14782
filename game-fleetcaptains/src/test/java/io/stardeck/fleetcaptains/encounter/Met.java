package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;

/** Scenes in which an encounter is met beside a planet. */
final class Met {
  static final String YOSEMITE = "{'standing':[]}";

  private Met() {}

  /** Yosemite beside a face-down K-class planet, with that encounter on top of the deck. */
  static Scene beside(String encounter, Fixture fixture) {
    Scene scene =
        Scene.of(fixture.with("ships", "yosemite", YOSEMITE).set())
            .fleet(FED, "yosemite")
            .missions(FED)
            .hand(FED)
            .hand(KLI)
            .tile(0, 0, "dead-space-1", FED)
            .hidden(0, 1, "k-planet-1")
            .at("yosemite", 0, 0)
            .dial("yosemite", 2, 7, 4, 3);
    return encounter.isEmpty() ? scene : scene.onTop(encounter);
  }

  static Scene meet(Scene scene, Integer... dice) {
    scene.dice(dice);
    return scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.Step(FED, scene.space(0, 1)));
  }

  static Scene fountain(Scene scene) {
    scene.ship("yosemite", ship -> ship.withAdjusted(true));
    return scene;
  }

  /** Yosemite and Equinox beside the planet; Yosemite has adjusted. */
  static Scene force(String encounter) {
    return force(encounter, Fixture.standard());
  }

  static Scene force(String encounter, Fixture fixture) {
    Scene scene = beside("", fixture).fleet(FED, "yosemite", "equinox");
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).onTop(encounter).dice(1);
    scene.ship("yosemite", ship -> ship.withAdjusted(true));
    return scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.JoinTaskForce(FED, scene.card("equinox")),
        new FreeAction.Step(FED, scene.space(0, 1)));
  }
}
