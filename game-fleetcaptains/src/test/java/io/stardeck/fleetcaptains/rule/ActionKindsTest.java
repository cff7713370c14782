package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a ship does is an action of one of the kinds, and told as that. */
final class ActionKindsTest {
  private static final String STUDY = "mission-nebula-study-1";

  private static Arguments of(ActionKind kind, Function<Scene, FleetAction> action) {
    return Arguments.of(kind, action);
  }

  static Stream<Arguments> actions() {
    return Stream.of(
        of(ActionKind.CLOAKING, scene -> cloak(scene, "defiant", 4)),
        of(ActionKind.COMBAT, scene -> attack(scene, "defiant", "groth")),
        of(
            ActionKind.COMBAT,
            scene -> new ShipAction.AttackInstallation(FED, scene.card("defiant"))),
        of(ActionKind.INFLUENCE, scene -> exert(away(scene), "defiant")),
        of(
            ActionKind.INFLUENCE,
            scene -> new ShipAction.BuildInstallation(FED, away(scene).card("defiant"))),
        of(
            ActionKind.REPAIR,
            scene -> new ShipAction.Repair(FED, away(scene).card("defiant"), RepairWork.alert(0))),
        of(ActionKind.SCAN, scene -> scan(scene, "defiant", 1, -1)),
        of(ActionKind.TEST, scene -> attempt(studying(scene), "defiant", STUDY)),
        of(
            ActionKind.TRANSPORTER,
            scene -> new ShipAction.SendAwayTeam(FED, scene.card("defiant"), Optional.empty())),
        of(
            ActionKind.TRANSPORTER,
            scene ->
                new ShipAction.TransportEnemy(FED, scene.card("defiant"), scene.card("groth"))));
  }

  private static Scene studying(Scene scene) {
    return scene.tile(0, 0, "j-nebula-1", FED).missions(FED, STUDY);
  }

  private static Scene away(Scene scene) {
    scene.ship("defiant", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    return scene.fleet(KLI, "bortas");
  }

  @Rule({"FC-ACT-03", "FC-ACT-07"})
  @ParameterizedTest
  @MethodSource("actions")
  void anActionIsToldWithItsShipAndItsKind(ActionKind kind, Function<Scene, FleetAction> action) {
    Scene scene =
        Skirmish.scene()
            .fleet(FED, "defiant")
            .tile(0, 0, "m-planet-2", FED)
            .control(0, 0, FED, 2)
            .installation(0, 0, InstallationKind.OUTPOST)
            .at("defiant", 0, 0)
            .at("groth", 0, 0);
    scene.apply(action.apply(scene));
    assertThat(scene.told()).contains(new ShipEvent.ActionTaken(scene.card("defiant"), kind));
    assertThat(scene.table().actionsUsed()).isOne();
    assertThat(scene.ship("defiant").acted()).isOne();
  }
}
