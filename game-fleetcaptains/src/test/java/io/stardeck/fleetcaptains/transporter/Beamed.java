package io.stardeck.fleetcaptains.transporter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.Beaming;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;

/** Scenes in which something is beamed. */
final class Beamed {
  static final String CREW = "starfleet-science-10";
  static final String KLINGON = "way-of-the-warrior-9";
  static final String OTHER = "way-of-the-warrior-8";

  private Beamed() {}

  /** Enterprise-A and Venture at a planet beside the Gr'oth. */
  static Scene scene(ComponentSet set) {
    return Scene.of(set, builder -> builder, "starfleet-science", "way-of-the-warrior")
        .fleet(FED, "enterprise-a", "venture", "yeager")
        .fleet(KLI, "groth")
        .missions(FED)
        .missions(KLI)
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "m-planet-2", FED)
        .at("enterprise-a", 0, 0)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  static Scene scene() {
    return scene(
        Fixture.standard()
            .with("ships", "groth", "{'abilities':[]}")
            .with("encounters", "tribbles-1", "{'standing':[]}")
            .set());
  }

  static FleetAction enemy(Scene scene) {
    return new ShipAction.TransportEnemy(FED, scene.card("enterprise-a"), scene.card("groth"));
  }

  static FleetAction effect(Beaming what, CardId... item) {
    return new Answer.ChooseTransportEffect(
        FED, what, item.length == 0 ? Optional.empty() : Optional.of(item[0]));
  }

  /** Sensors 2 of the Enterprise-A against Shields 6 of the Gr'oth. */
  static Scene beam(Scene scene, int die) {
    scene.dial("enterprise-a", 9, 2, 7, 6).dial("groth", 7, 5, 6, 6).dice(die);
    scene.ship("enterprise-a", ship -> ship.withAdjusted(true));
    return scene.apply(enemy(scene)).passTest();
  }

  /** The Sensors of a ship are disabled. */
  static Scene blind(Scene scene, String ship) {
    SystemToken disabled = new SystemToken(ShipSystem.SENSORS, Optional.empty());
    return scene.ship(ship, each -> each.withTokens(disabled));
  }
}
