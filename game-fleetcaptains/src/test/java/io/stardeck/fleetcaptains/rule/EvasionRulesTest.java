package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.Skirmish.scene;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import org.junit.jupiter.api.Test;

/** Evading enemies on the way ({@code FC-EVA}). */
final class EvasionRulesTest {
  @Rule({"FC-EVA-01", "FC-EVA-02", "FC-D-28", "FC-MOV-10", "FC-MOV-16", "FC-TFO-08", "FC-I-26"})
  @Test
  void whoFailsToEvadeStaysWhereTheEnemyIs() {
    for (int die = 3; die <= 4; die++) {
      Scene scene = scene().at("reliant", 0, -1).at("equinox", 0, -1).at("bortas", 0, 0);
      scene.apply(start(scene, "reliant"), join(scene, "equinox"), step(scene, 0, 0));
      assertThat(scene.happened()).doesNotContain("EvasionRolled");
      scene.dice(die, 2).apply(step(scene, 0, 1));
      boolean free = die == 4;
      assertThat(scene.told())
          .containsSubsequence(
              new ShipEvent.DiceRolled(ImmutableList.of(Die.of(die), Die.of(2))),
              new BoardEvent.EvasionRolled(3 + die, 7, free));
      assertThat(scene.ship("reliant").at()).isEqualTo(scene.space(0, free ? 1 : 0));
      assertThat(scene.decider()).isEqualTo(FED);
      assertThat(free || scene.asks(FleetFrame.Turn.class)).as("the maneuver is over").isTrue();
    }
  }

  @Rule({"FC-MOV-16", "FC-EVA-01", "FC-D-28"})
  @Test
  void anEnemyInTheSecondPassedTileIsEvadedTooAndOneInTheFirstIsForgotten() {
    Scene scene = scene().tile(0, 2, "dead-space-4", FED).at("reliant", 0, -1);
    scene.dial("reliant", 4, 3, 9, 4).at("bortas", 0, 1);
    scene.apply(start(scene, "reliant"), step(scene, 0, 0), step(scene, 0, 1));
    assertThat(scene.happened()).doesNotContain("EvasionRolled");
    scene.dice(6, 1).apply(step(scene, 0, 2));
    assertThat(scene.happened()).contains("EvasionRolled");
  }

  @Rule("FC-EVA-01")
  @Test
  void aShipThatNobodyHoldsPassesEnemiesWithoutARoll() {
    Scene scene =
        Scene.of(
                Fixture.standard()
                    .with("ships", "reliant", "{'standing':[{'does':'NO_EVASION'}]}")
                    .set())
            .fleet(FED, "reliant")
            .fleet(KLI, "bortas")
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .tile(0, -1, "dead-space-3", FED)
            .at("reliant", 0, -1)
            .at("bortas", 0, 0);
    scene.apply(start(scene, "reliant"), step(scene, 0, 0), step(scene, 0, 1));
    assertThat(scene.happened()).doesNotContain("EvasionRolled");
  }
}
