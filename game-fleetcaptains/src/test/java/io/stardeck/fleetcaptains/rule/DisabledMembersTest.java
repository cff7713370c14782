package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.attack;
import static io.stardeck.fleetcaptains.scene.Acts.joinTest;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Scene;
import org.junit.jupiter.api.Test;

/** Members of a side whose system this kind of test disables ({@code FC-D-19}). */
final class DisabledMembersTest {
  /** Weapons 0 and 7 of the Federation in a Class 17 nebula, beside Shields 6. */
  private static Scene scene() {
    return Scene.standard()
        .fleet(FED, "venture", "yosemite")
        .fleet(KLI, "groth")
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "class-17-nebula-1", FED)
        .at("venture", 0, 0)
        .at("yosemite", 0, 0)
        .at("groth", 0, 0)
        .dial("venture", 7, 9, 7, 9)
        .dial("yosemite", 0, 13, 2, 1);
  }

  @Rule({"FC-D-19", "FC-SYS-06", "FC-D-74"})
  @Test
  void aWeakShipAddsNothingAndTakesNothingFromTheOthers() {
    Scene scene = scene();
    scene.apply(attack(scene, "venture", "groth"), joinTest(scene, "yosemite"));
    var view = new FleetCaptainsGame().view(scene.state(), FED);
    var active = new FleetCaptainsGame().explain(view, "test.active").orElseThrow();
    assertThat(active.value()).isEqualTo(5);
    scene.dice(1, 1).passTest();
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(false, 6, 7));
  }

  @Rule({"FC-D-74", "FC-D-44"})
  @Test
  void whatANebulaTakesFromAttacksItTakesFromThoseOnInstallationsToo() {
    Scene scene = scene().installation(0, 0, InstallationKind.OUTPOST);
    scene.apply(new ShipAction.AttackInstallation(FED, scene.card("venture")));
    var view = new FleetCaptainsGame().view(scene.state(), FED);
    assertThat(new FleetCaptainsGame().explain(view, "test.active").orElseThrow().value())
        .isEqualTo(5);
  }

  @Rule({"FC-D-19", "FC-D-21"})
  @Test
  void aSideOfWeakShipsAloneIsDisabled() {
    Scene scene = scene();
    scene.apply(attack(scene, "yosemite", "groth")).dice(6, 1).passTest();
    assertThat(scene.told()).contains(ShipEvent.TestEnded.failed(0, ShipEvent.Lacking.SYSTEM));
  }
}
