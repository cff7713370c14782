package io.stardeck.fleetcaptains.repair;

import static io.stardeck.fleetcaptains.repair.RepairTest.DISABLED;
import static io.stardeck.fleetcaptains.repair.RepairTest.repair;
import static io.stardeck.fleetcaptains.repair.RepairTest.somraw;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a repair does to system tokens, and what is told of it ({@code FC-RPR, FC-D-82}). */
final class RepairedTokensTest {
  @Rule({"FC-D-82", "FC-RPR-03"})
  @Test
  void aTokenThatDisablesOrLowersIsTakenAndTheDialCountsAgain() {
    SystemToken raises = new SystemToken(ShipSystem.SENSORS, Optional.of(2));
    SystemToken lowers = new SystemToken(ShipSystem.ENGINES, Optional.of(-1));
    for (int harm = 1; harm <= 2; harm++) {
      Scene scene = somraw(InstallationKind.OUTPOST);
      scene.ship("somraw", ship -> ship.withTokens(raises, lowers, DISABLED));
      scene.apply(repair(scene, RepairWork.token(harm)));
      assertThat(scene.ship("somraw").tokens())
          .containsExactly(raises, harm == 1 ? DISABLED : lowers);
      int weapons = scene.table().setting(scene.ship("somraw")).weapons();
      assertThat(
              Ratings.standing(
                  scene.table(),
                  scene.ship("somraw"),
                  scene.ship("somraw").at(),
                  ShipSystem.WEAPONS))
          .isEqualTo(harm == 1 ? Setting.DISABLED : weapons);
    }
  }

  @Rule("FC-RPR-05")
  @Test
  void allAreToldThatAShipGaveUpItsManeuverForARepair() {
    Scene scene = somraw(InstallationKind.STARBASE);
    CardId somraw = scene.card("somraw");
    scene.apply(new FreeAction.SpecialRepair(KLI, somraw, RepairWork.token(0)));
    assertThat(scene.told())
        .containsSubsequence(
            new ShipEvent.AllowanceGivenUp(somraw, "maneuver"), new ShipEvent.ShipRepaired(somraw));
    Scene action = somraw(InstallationKind.STARBASE);
    action.apply(repair(action, RepairWork.token(0)));
    assertThat(action.happened()).doesNotContain("AllowanceGivenUp");
  }
}
