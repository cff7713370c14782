package io.stardeck.fleetcaptains.tests;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damage by the totals of an attack. */
final class AttackDamageTest {
  @Rule({"FC-X-40", "FC-CBT-03", "FC-CBT-04", "FC-D-41", "FC-I-22"})
  @ParameterizedTest
  @CsvSource({"4,4,0", "5,4,1", "8,4,1", "9,4,2", "12,4,2", "13,4,3", "40,4,3", "1,0,3", "15,4,3"})
  void eachFullMultipleOfTheShieldsBringsOneDamageMore(int weapons, int shields, int damage) {
    assertThat(Contest.damage(weapons, shields)).isEqualTo(damage);
  }

  @Rule({"FC-ALR-03", "FC-ALR-02", "FC-CBT-05", "FC-CBT-06", "FC-I-01"})
  @Test
  void everyShipLargeOrSmallIsDestroyedByItsThirdPoint() {
    Scene scene = Plain.scene(38);
    for (Captain captain : scene.table().captains()) {
      for (Ship ship : captain.fleet()) {
        for (Alert alert : List.of(Alert.YELLOW, Alert.RED)) {
          suffer(scene, ship, 1);
          assertThat(scene.table().ship(ship.card()).alert()).as(ship.toString()).isEqualTo(alert);
        }
        suffer(scene, ship, 1);
        assertThat(scene.table().ship(ship.card())).isNull();
      }
    }
    assertThat(scene.table().captains()).allMatch(each -> each.destroyed().size() == 12);
    Scene atOnce = Plain.scene(38);
    for (Captain captain : atOnce.table().captains()) {
      captain.fleet().forEach(ship -> suffer(atOnce, ship, 3));
    }
    assertThat(atOnce.table().captains()).allMatch(each -> each.destroyed().size() == 12);
  }

  @Rule("FC-D-51")
  @ParameterizedTest
  @ValueSource(ints = {0, 2})
  void whatADestroyedShipIsWorthStandsInTheSet(int points) {
    String worth = "\"destroyedShipVp\":";
    String json = Fixture.standard().json().replace(worth + 1, worth + points);
    Scene scene = Scene.of(ComponentSets.read(json)).fleet(FED, "venture").fleet(KLI, "groth");
    scene.change(play -> Damage.take(play, scene.card("venture"), 3, Optional.of(KLI)));
    assertThat(scene.table().captain(KLI).score()).isEqualTo(points);
  }

  private static void suffer(Scene scene, Ship ship, int points) {
    scene.change(play -> Damage.take(play, ship.card(), points, Optional.empty()));
  }
}
