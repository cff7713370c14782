package io.stardeck.fleetcaptains.tests;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The level that is told at the beginning of a test is the one that its total is held against. */
final class TestLevelTest {
  @Rule({"FC-TST-01", "FC-TST-06"})
  @Test
  void crewThatLowersTheLevelLowersWhatIsTold() {
    String mission = "mission-negotiation-1";
    Scene scene =
        Scene.of(Fixture.plain(), builder -> builder, "starfleet-academy")
            .fleet(FED, "venture")
            .tile(0, 0, "m-planet-2", KLI)
            .at("venture", 0, 0)
            .dial("venture", 7, 9, 7, 9)
            .crew("venture", "starfleet-academy-3")
            .missions(FED, mission)
            .hand(FED);
    scene.apply(Acts.attempt(scene, "venture", mission));
    assertThat(scene.told())
        .contains(
            new ShipEvent.TestStarted(
                TestKind.MISSION,
                scene.card("venture"),
                ShipSystem.SENSORS,
                11,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(scene.card(mission))));
    scene.dice(2).passTest();
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(true, 11, 11));
  }
}
