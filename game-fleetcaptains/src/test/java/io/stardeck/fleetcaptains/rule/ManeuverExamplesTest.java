package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Acts.start;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.TestStage;
import org.junit.jupiter.api.Test;

/** Examples of maneuvers with their own ships and numbers. */
final class ManeuverExamplesTest {
  /** Ships that have settings with just those Engines, and Shields that no attack breaks. */
  private static Fixture engines(Fixture fixture, String ship, int first, int second) {
    String setting = "{'weapons':3,'sensors':3,'engines':%s,'shields':9,'cloaked':false}";
    String one = setting.formatted(first);
    String dial = "{'dial':{'white':[%s,%s],'yellow':[%s],'red':[%s]}}";
    return fixture.with("ships", ship, dial.formatted(one, setting.formatted(second), one, one));
  }

  private static Scene scene(Fixture fixture, String... fleet) {
    Scene scene =
        Scene.of(fixture.set())
            .fleet(FED, fleet)
            .fleet(KLI, "rotarran", "somraw")
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .tile(1, 0, "dead-space-3", FED)
            .hand(FED)
            .hand(KLI);
    for (String ship : fleet) {
      scene.at(ship, 0, 0);
    }
    return scene;
  }

  private static int points(Scene scene) {
    return ((FleetFrame.Maneuver) scene.state().top()).mp();
  }

  @Rule({"FC-X-14", "FC-TFO-02", "FC-TFO-03"})
  @Test
  void excelsiorAndReliantGoSixTogether() {
    Fixture fixture = engines(Fixture.standard(), "excelsior", 8, 5);
    Scene scene = scene(engines(fixture, "reliant", 6, 5), "excelsior", "reliant", "yeager");
    scene.apply(start(scene, "excelsior"), join(scene, "reliant"), step(scene, 0, 1));
    assertThat(points(scene)).isEqualTo(6);
    assertThat(scene.ship("excelsior").at()).isEqualTo(scene.ship("reliant").at());
    assertThat(scene.refused(join(scene, "yeager"))).as("nobody joins").contains("FC-MOV-08");
    scene.apply(step(scene, 1, 0));
    assertThat(scene.ship("excelsior").at()).isEqualTo(scene.ship("reliant").at());
    assertThat(scene.refused(start(scene, "reliant"))).as("nor leaves").contains("FC-MOV-01");
  }

  @Rule({"FC-X-58", "FC-D-22"})
  @Test
  void anAdjustmentFromThreeToSevenInTheFreeAttackOpensTheManeuverWithSeven() {
    Scene scene = scene(engines(Fixture.standard(), "venture", 3, 7), "venture");
    scene.at("rotarran", 0, 0).at("somraw", 0, 0).dice(2, 5).apply(start(scene, "venture"));
    scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("somraw"), scene.card("venture")));
    scene.apply(pass(scene));
    assertThat(((FleetFrame.Test) scene.state().top()).stage()).isEqualTo(TestStage.OTHER_CARD);
    assertThat(scene.decider()).isEqualTo(FED);
    scene.apply(adjust(scene, "venture", 1)).dice(1, 6).apply(pass(scene));
    assertThat(scene.ship("venture").alert()).as("no damage").isEqualTo(Alert.WHITE);
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(step(scene, 0, 1));
    assertThat(points(scene)).isEqualTo(7);
  }
}
