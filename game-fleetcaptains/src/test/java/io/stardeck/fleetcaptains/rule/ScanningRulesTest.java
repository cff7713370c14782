package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which tiles a ship may scan, and with which Sensors ({@code FC-SCN-01 … FC-SCN-06}). */
final class ScanningRulesTest {
  @Rule({"FC-SCN-01", "FC-D-79"})
  @Test
  void sensorsWithoutEnergyScanNoTile() {
    for (int left = 0; left <= 1; left++) {
      Scene scene = Plain.scene().fleet(FED, "yosemite").dial("yosemite", 2, 7, 4, 3);
      SystemToken less = new SystemToken(ShipSystem.SENSORS, Optional.of(left - 7));
      scene.ship("yosemite", ship -> ship.withTokens(less));
      assertThat(scene.refused(scan(scene, "yosemite", 0, -2)).contains("FC-SCN-01"))
          .isEqualTo(left == 0);
      assertThat(scene.legal(FED, ShipAction.ScanLocation.class)).hasSize(3 * left);
    }
  }

  @Rule({"FC-X-39", "FC-SCN-02", "FC-SCN-03", "FC-SCN-06"})
  @Test
  void offeredAreTheTilesBesideThatLieFaceDownAndAreNotScanned() {
    Scene scene = Plain.scene().fleet(FED, "yosemite", "venture").dial("yosemite", 2, 7, 4, 3);
    scene.tile(0, -2, "dead-space-1", FED).apply(scan(scene, "venture", 1, -3));
    assertThat(scene.legal(FED, ShipAction.ScanLocation.class))
        .containsExactly((ShipAction.ScanLocation) scan(scene, "yosemite", -1, -2));
  }

  @Rule({"FC-SCN-02", "FC-CLK-05"})
  @Test
  void aCloakedShipIsBesideNoTile() {
    Scene scene = Plain.scene().fleet(FED, "defiant").cloaked("defiant");
    assertThat(scene.refused(scan(scene, "defiant", 0, -2))).contains("FC-CLK-05", "FC-SCN-02");
  }
}
