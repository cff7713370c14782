package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Places;
import java.util.Optional;

/** Scenes with active missions, and what is done with them. */
final class Assigned {
  static final String FOOTHOLD = "mission-foothold-1";
  static final String KILL = "mission-kill-1";
  static final String TRIAL = "mission-trial-by-fire-1";

  private Assigned() {}

  static Scene scene(String... missions) {
    return scene(Fixture.standard(), missions);
  }

  static Scene scene(Fixture fixture, String... missions) {
    return Scene.of(fixture.with("ships", "voyager", "{'standing':[]}").set())
        .fleet(FED, "voyager", "venture")
        .fleet(KLI, "bortas")
        .hand(FED)
        .hand(KLI)
        .missions(KLI)
        .missions(FED, missions)
        .tile(0, 0, "k-nebula-3", FED)
        .tile(0, 1, "m-planet-2", FED);
  }

  static FleetAction claim(Scene scene, Seat seat, String mission) {
    return new FreeAction.ClaimMission(
        seat, scene.card(mission), Optional.empty(), Optional.empty());
  }

  static FleetAction attempt(Scene scene, String ship, String mission) {
    return new ShipAction.AttemptMission(
        FED, scene.card(ship), scene.card(mission), Optional.empty());
  }

  static int active(Scene scene) {
    return scene.state().zones().size(Places.missions(FED));
  }

  static FleetAction cycle(Scene scene, String mission, Optional<MissionType> deck) {
    return new FreeAction.CycleMission(FED, scene.card(mission), deck);
  }

  static Scene empty(Scene scene, Place place) {
    return scene.change(play -> Cards.DEALER.all(play, place).to(Places.stock(MissionType.COMBAT)));
  }
}
