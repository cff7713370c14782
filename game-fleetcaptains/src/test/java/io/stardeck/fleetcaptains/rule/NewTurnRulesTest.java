package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import org.junit.jupiter.api.Test;

/** What is new when a turn begins, and for whom ({@code FC-TRN-05, FC-D-26}). */
final class NewTurnRulesTest {
  private static Scene scene() {
    return Plain.scene()
        .fleet(FED, "venture", "yeager")
        .fleet(KLI, "groth", "korinar")
        .hand(FED)
        .hand(KLI)
        .missions(FED)
        .missions(KLI)
        .tile(0, 0, "dead-space-1", FED)
        .tile(0, 1, "dead-space-2", FED);
  }

  @Rule({"FC-D-26", "FC-BRK-01", "FC-EVA-03", "FC-D-28"})
  @Test
  void whoeverStandsBesideAnUncloakedEnemyWhenTheTurnBeginsIsHeld() {
    Scene scene = scene();
    int here = scene.space(0, 0);
    int there = scene.space(0, 1);
    scene.at("korinar", 0, 1).cloaked("korinar");
    scene.ship("venture", ship -> ship.withAt(here)).ship("groth", ship -> ship.withAt(here));
    scene.ship("yeager", ship -> ship.withAt(there));
    scene.apply(endTurn(scene));
    scene.apply(endTurn(scene));
    assertThat(scene.ship("venture").contested()).isTrue();
    assertThat(scene.ship("yeager").contested()).as("beside a cloaked one").isFalse();
    assertThat(scene.ship("korinar").contested()).as("it is cloaked").isFalse();
    scene.dice(6, 1).apply(start(scene, "venture"));
    assertThat(scene.happened()).contains("BreakawayRolled");
  }

  @Rule({"FC-TRN-05", "FC-TRN-02", "FC-MOV-01", "FC-D-53"})
  @Test
  void flagsOfShipsAndTokensGoWithTheNextTurnOfTheirOwnPlayer() {
    Scene scene = scene().at("korinar", 0, 1).cloaked("korinar").at("venture", 0, 0);
    scene.apply(start(scene, "venture"), stop(scene), adjust(scene, "venture", 1));
    scene.ship("venture", ship -> ship.withRewarded(true));
    scene.table(table -> table.withDiscarded(true).withCycled(true).withActionsUsed(3));
    scene.apply(endTurn(scene));
    assertThat(scene.table().discarded()).isFalse();
    assertThat(scene.table().cycled()).isFalse();
    assertThat(scene.table().actionsUsed()).isZero();
    assertThat(scene.table().frames().toList()).as("one turn alone").hasSize(1);
    assertThat(scene.ship("venture").maneuvered()).as("until the own turn").isTrue();
    assertThat(scene.ship("venture").adjusted()).isTrue();
    int token = scene.token().number();
    scene.apply(startToken(scene, token), stop(scene));
    assertThat(scene.refused(startToken(scene, token))).containsExactly("FC-MOV-01");
    scene.apply(endTurn(scene));
    assertThat(scene.ship("venture").maneuvered()).isFalse();
    assertThat(scene.ship("venture").adjusted()).isFalse();
    assertThat(scene.ship("venture").rewarded()).as("a search may bring one more").isFalse();
    scene.apply(endTurn(scene));
    assertThat(scene.refused(startToken(scene, token))).isEmpty();
  }
}
