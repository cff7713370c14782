package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Scene;
import org.junit.jupiter.api.Test;

/** What a card grants comes beside what a ship has in its turn, whenever it is played. */
final class GrantsTest {
  private static Scene granted(String word) {
    return WordsTest.scene("{'asAction':true,'effects':[{'do':'" + word + "'}]}");
  }

  @Rule({"FC-I-09", "FC-MOV-01"})
  @Test
  void whoHasNotManeuveredYetManeuversTwice() {
    Scene scene = granted("GRANT_MANEUVER").playWithShip(FED, "engine-improvements-1", "venture");
    scene.apply(Acts.start(scene, "venture")).apply(Acts.stop(scene));
    scene.apply(Acts.start(scene, "venture")).apply(Acts.stop(scene));
    assertThat(scene.refused(Acts.start(scene, "venture"))).containsExactly("FC-MOV-01");
  }

  @Rule({"FC-I-09", "FC-MOV-01"})
  @Test
  void whoHasManeuveredManeuversOnceMore() {
    Scene scene = granted("GRANT_MANEUVER");
    scene.apply(Acts.start(scene, "venture")).apply(Acts.stop(scene));
    scene.playWithShip(FED, "engine-improvements-1", "venture");
    scene.apply(Acts.start(scene, "venture")).apply(Acts.stop(scene));
    assertThat(scene.refused(Acts.start(scene, "venture"))).containsExactly("FC-MOV-01");
  }

  @Rule({"FC-I-09", "FC-PWR-06"})
  @Test
  void whoHasNotAdjustedYetAdjustsTwice() {
    Scene scene =
        granted("GRANT_POWER_ADJUSTMENT").playWithShip(FED, "engine-improvements-1", "venture");
    scene.apply(Acts.adjust(scene, "venture", 1)).apply(Acts.adjust(scene, "venture", 2));
    assertThat(scene.refused(Acts.adjust(scene, "venture", 3))).containsExactly("FC-PWR-06");
  }

  @Rule({"FC-I-09", "FC-TRN-05"})
  @Test
  void whatWasNotUsedIsGoneInTheNextTurn() {
    Scene moving = granted("GRANT_MANEUVER").playWithShip(FED, "engine-improvements-1", "venture");
    moving.apply(Acts.endTurn(moving)).apply(Acts.endTurn(moving));
    moving.apply(Acts.start(moving, "venture")).apply(Acts.stop(moving));
    assertThat(moving.refused(Acts.start(moving, "venture"))).containsExactly("FC-MOV-01");
    Scene scene =
        granted("GRANT_POWER_ADJUSTMENT").playWithShip(FED, "engine-improvements-1", "venture");
    scene.apply(Acts.endTurn(scene)).apply(Acts.endTurn(scene));
    scene.apply(Acts.adjust(scene, "venture", 1));
    assertThat(scene.refused(Acts.adjust(scene, "venture", 2))).containsExactly("FC-PWR-06");
  }

  @Rule({"FC-CMD-03", "FC-ACT-02", "FC-I-38"})
  @Test
  void eachActionThatIsGrantedIsTold() {
    Scene scene =
        WordsTest.scene("{'asAction':true,'effects':[{'do':'GRANT_ACTION','amount':2}]}")
            .playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(scene.told())
        .filteredOn(new ShipEvent.AllowanceGranted(scene.card("venture"), "action")::equals)
        .hasSize(2);
    assertThat(scene.ship("venture").extraActions()).isEqualTo(2);
    assertThat(scene.table().actionsUsed()).as("of the same limit").isOne();
  }
}
