package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.Optional;

/** Scenes in which command cards are played. */
final class Played {
  static final String CARD = "engine-improvements-1";
  static final String OTHER = "engine-improvements-2";

  private Played() {}

  /** Two Federation ships and one Klingon in one tile; the Klingons cannot respond. */
  static Scene scene(Fixture fixture, String... more) {
    return Scene.of(
            fixture.set(),
            builder -> builder,
            "engine-improvements",
            "command-staff",
            "way-of-the-warrior")
        .fleet(FED, "venture", "yeager")
        .fleet(KLI, "groth")
        .missions(FED)
        .missions(KLI)
        .hand(KLI)
        .hand(FED, more)
        .tile(0, 0, "m-planet-2", FED)
        .tile(1, 0, "dead-space-1", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  static Fixture face(String fields) {
    return Fixture.standard().face(CARD, fields);
  }

  static FleetAction playOn(Scene scene, String card, int face, String ship) {
    return new FreeAction.PlayCommand(FED, scene.card(card), face, Optional.of(scene.card(ship)));
  }

  static FleetAction play(Scene scene, String card) {
    return new FreeAction.PlayCommand(FED, scene.card(card), 0, Optional.empty());
  }

  static int rating(Scene scene, String id, ShipSystem system) {
    Ship ship = scene.ship(id);
    return Ratings.standing(scene.table(), ship, ship.at(), system);
  }
}
