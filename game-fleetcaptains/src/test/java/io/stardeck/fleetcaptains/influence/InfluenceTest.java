package io.stardeck.fleetcaptains.influence;

import static io.stardeck.fleetcaptains.influence.Planet.build;
import static io.stardeck.fleetcaptains.influence.Planet.exert;
import static io.stardeck.fleetcaptains.influence.Planet.planet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Control;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Control tokens, and who may place them and build ({@code FC-INF}). */
final class InfluenceTest {
  @Rule({"FC-INF-01", "FC-INF-02", "FC-INF-04", "FC-I-20", "FC-CMP-11"})
  @Test
  void anActionOfAShipPlacesOneTokenWhereNoEnemyTokenIs() {
    Scene scene = planet();
    scene.apply(exert(scene, "venture"));
    assertThat(scene.tile(0, 0).control()).contains(new Control(Faction.FEDERATION, 1));
    scene.apply(exert(scene, "excelsior"));
    int space = scene.space(0, 0);
    assertThat(scene.told()).contains(new BoardEvent.ControlPlaced(Faction.FEDERATION, space, 2));
    assertThat(scene.tile(0, 0).control()).contains(new Control(Faction.FEDERATION, 2));
    assertThat(scene.table().actionsUsed()).isEqualTo(2);
    assertThat(scene.refused(exert(scene, "venture"))).containsExactly("FC-ACT-02");
  }

  @Rule({"FC-INF-03", "FC-INF-02"})
  @Test
  void whoMayInfluenceATileBesideEnemiesMayDoSoInEitherWay() {
    Scene scene = planet().tile(0, 1, "trade-system", FED).at("venture", 0, 1).at("bortas", 0, 1);
    scene.control(0, 1, FED, 2).installation(0, 1, InstallationKind.OUTPOST);
    assertThat(scene.refused(exert(scene, "venture"))).as("the system lets it").isEmpty();
    assertThat(scene.refused(build(scene, "venture"))).as("and build").isEmpty();
  }

  @Rule({"FC-INF-04"})
  @Test
  void noHabitablePlanetIsNeeded() {
    Scene scene = planet().at("venture", 1, 0);
    scene.apply(exert(scene, "venture"));
    assertThat(scene.tile(1, 0).control(Faction.FEDERATION)).isEqualTo(1);
  }

  @Rule({
    "FC-X-49",
    "FC-INF-05",
    "FC-INS-11",
    "FC-INS-09",
    "FC-I-18",
    "FC-D-46",
    "FC-RPR-04",
    "FC-I-19"
  })
  @Test
  void enemyTokensGoFirstAndTheColonyChangesHandsWithTheFirstOwnOne() {
    Scene scene = planet().control(0, 0, KLI, 2).installation(0, 0, InstallationKind.COLONY);
    scene.apply(exert(scene, "venture"));
    assertThat(scene.told())
        .contains(new BoardEvent.ControlRemoved(Faction.KLINGON, scene.space(0, 0), 1));
    assertThat(scene.tile(0, 0).control()).contains(new Control(Faction.KLINGON, 1));
    scene.apply(exert(scene, "excelsior"));
    assertThat(scene.tile(0, 0).control()).isEmpty();
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.COLONY);
    scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0).withActed(0));
    ShipAction repair = new ShipAction.Repair(FED, scene.card("venture"), RepairWork.alert(0));
    scene.table(table -> table.withActionsUsed(0));
    assertThat(scene.refused(repair)).as("nobody's").containsExactly("FC-RPR-04");
    scene.apply(exert(scene, "reliant"));
    assertThat(scene.refused(repair)).as("taken over").isEmpty();
    assertThat(scene.tile(0, 0).control()).contains(new Control(Faction.FEDERATION, 1));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.COLONY);
  }

  @Rule({"FC-INF-03", "FC-D-47"})
  @Test
  void anUncloakedEnemyShipPreventsItAndACloakedOneDoesNot() {
    Scene scene = planet().fleet(KLI, "korinar").at("korinar", 0, 0).control(0, 0, FED, 1);
    assertThat(scene.refused(exert(scene, "venture"))).containsExactly("FC-INF-03");
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INF-03");
    scene.cloaked("korinar");
    assertThat(scene.refused(exert(scene, "venture"))).isEmpty();
    assertThat(scene.refused(build(scene, "venture"))).isEmpty();
  }

  @Rule({"FC-INF-02", "FC-D-47"})
  @Test
  void thereIsNoInfluenceInPosts() {
    Scene scene = Scene.standard().fleet(FED, "venture");
    assertThat(scene.refused(exert(scene, "venture"))).containsExactly("FC-INF-02");
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INF-02");
  }

  @Rule({"FC-D-48", "FC-I-18", "FC-CMP-12"})
  @Test
  void withoutATokenInTheSupplyNoneIsPlaced() {
    Scene scene = planet().control(1, 0, FED, 60);
    assertThat(Fleets.controlLeft(scene.table())).isZero();
    assertThat(scene.refused(exert(scene, "venture"))).containsExactly("FC-D-48");
    Scene enemy = planet().control(1, 0, FED, 59).control(0, 0, KLI, 1);
    assertThat(enemy.refused(exert(enemy, "venture"))).as("one is removed").isEmpty();
    Scene built = planet().control(0, 0, FED, 3);
    int left = Fleets.installationsLeft(built.table());
    for (int space = 0; left > 0; space++) {
      if (space != built.space(0, 0)) {
        int here = space;
        built.change(
            play ->
                Tables.tile(play, here, tile -> tile.withInstallation(InstallationKind.OUTPOST)));
        left--;
      }
    }
    assertThat(built.refused(build(built, "venture"))).containsExactly("FC-D-48");
    built.change(play -> Tables.tile(play, 0, tile -> tile.withInstallation(Optional.empty())));
    built.installation(0, 0, InstallationKind.OUTPOST);
    assertThat(Fleets.installationsLeft(built.table())).isZero();
    assertThat(built.refused(build(built, "venture"))).as("an expansion takes none").isEmpty();
  }
}
