package io.stardeck.fleetcaptains.influence;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Control;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Control tokens and installations ({@code FC-INF, FC-INS}). */
final class InfluenceTest {
  /** Three Federation ships at a habitable planet without effects, and no cards or missions. */
  private static Scene planet() {
    return Scene.standard()
        .fleet(FED, "venture", "excelsior", "reliant")
        .fleet(KLI, "bortas")
        .missions(FED)
        .missions(KLI)
        .tile(0, 0, "m-planet-2", FED)
        .tile(1, 0, "dead-space-1", FED)
        .at("venture", 0, 0)
        .at("excelsior", 0, 0)
        .at("reliant", 0, 0);
  }

  private static FleetAction exert(Scene scene, String ship) {
    return new ShipAction.ExertInfluence(FED, scene.card(ship));
  }

  private static FleetAction build(Scene scene, String ship) {
    return new ShipAction.BuildInstallation(FED, scene.card(ship));
  }

  @Rule({"FC-INF-01", "FC-INF-02", "FC-INF-04", "FC-I-20", "FC-CMP-11"})
  @Test
  void anActionOfAShipPlacesOneTokenWhereNoEnemyTokenIs() {
    Scene scene = planet();
    scene.apply(exert(scene, "venture"));
    assertThat(scene.tile(0, 0).control()).contains(new Control(Faction.FEDERATION, 1));
    scene.apply(exert(scene, "excelsior"));
    assertThat(scene.tile(0, 0).control()).contains(new Control(Faction.FEDERATION, 2));
    assertThat(scene.table().actionsUsed()).isEqualTo(2);
    assertThat(scene.refused(exert(scene, "venture"))).containsExactly("FC-ACT-02");
  }

  @Rule({"FC-INF-03", "FC-INF-02"})
  @Test
  void whoMayExertInfluenceBesideEnemiesMayNotBuildThere() {
    Scene scene = planet().tile(0, 1, "trade-system", FED).at("venture", 0, 1).at("bortas", 0, 1);
    scene.control(0, 1, FED, 2).installation(0, 1, InstallationKind.OUTPOST);
    assertThat(scene.refused(exert(scene, "venture"))).as("the system lets it").isEmpty();
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INF-03");
  }

  @Rule({"FC-INF-04"})
  @Test
  void noHabitablePlanetIsNeeded() {
    Scene scene = planet().at("venture", 1, 0);
    scene.apply(exert(scene, "venture"));
    assertThat(scene.tile(1, 0).control(Faction.FEDERATION)).isEqualTo(1);
  }

  @Rule({"FC-X-49", "FC-INF-05", "FC-INS-11", "FC-INS-09", "FC-I-18", "FC-D-46"})
  @Test
  void enemyTokensGoFirstAndTheColonyChangesHandsWithTheFirstOwnOne() {
    Scene scene = planet().control(0, 0, KLI, 2).installation(0, 0, InstallationKind.COLONY);
    scene.apply(exert(scene, "venture"));
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
    built.installation(0, 0, InstallationKind.OUTPOST);
    assertThat(built.refused(build(built, "venture"))).as("an expansion takes none").isEmpty();
  }

  @Rule({
    "FC-X-50",
    "FC-INS-02",
    "FC-INS-03",
    "FC-INS-04",
    "FC-INS-05",
    "FC-INS-10",
    "FC-I-19",
    "FC-D-45",
    "FC-CMP-12"
  })
  @Test
  void stepByStepToAStarbaseWhichIsWorthAPointOnce() {
    Scene scene = planet().control(0, 0, FED, 3);
    scene.apply(build(scene, "venture"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.OUTPOST);
    scene.apply(build(scene, "excelsior"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.COLONY);
    assertThat(scene.table().captain(FED).score()).isZero();
    scene.apply(build(scene, "reliant"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.STARBASE);
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(3);
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
    scene.table(table -> table.withActionsUsed(0));
    scene.ship("venture", ship -> ship.withActed(0));
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-04");
  }

  @Rule("FC-X-26")
  @Test
  void threeTokensMakeAStarbaseOfAColony() {
    Scene scene = planet().control(0, 0, FED, 3).installation(0, 0, InstallationKind.COLONY);
    scene.apply(build(scene, "venture"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.STARBASE);
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(3);
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
  }

  @Rule({"FC-INS-01", "FC-INS-02", "FC-INS-09"})
  @Test
  void buildingNeedsABodyAndTokensAndNoEnemyTokens() {
    Scene scene = planet();
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-02");
    scene.control(0, 0, FED, 1).installation(0, 0, InstallationKind.OUTPOST);
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-02");
    scene.control(0, 0, KLI, 2);
    assertThat(scene.refused(build(scene, "venture"))).contains("FC-INS-09");
    scene.at("venture", 1, 0).control(1, 0, FED, 2);
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-01");
    scene.installation(1, 0, InstallationKind.OUTPOST);
    assertThat(scene.refused(build(scene, "venture"))).isEmpty();
  }

  @Rule("FC-INS-07")
  @Test
  void somePlanetsAskForOtherNumbers() {
    Scene scene = planet();
    assertThat(need(scene.tile(0, 0, "m-planet-1", FED))).isEqualTo(2);
    assertThat(need(scene.tile(0, 0, "m-planet-5", FED))).isZero();
    assertThat(need(scene.tile(0, 0, "k-planet-2", FED))).isZero();
    scene.at("venture", 0, 0);
    assertThat(scene.refused(build(scene, "venture"))).isEmpty();
  }

  private static int need(Scene scene) {
    return Fleets.need(scene.table(), scene.space(0, 0), InstallationKind.OUTPOST);
  }

  @Rule("FC-D-49")
  @Test
  void thePointOfAStarbaseIsKeptAndTheThiefGetsNone() {
    Scene scene = planet().control(0, 0, KLI, 1).installation(0, 0, InstallationKind.STARBASE);
    Scored starbase = new Scored(ScoreKind.STARBASE, Optional.empty(), 1);
    scene.change(play -> Scores.score(play, KLI, starbase));
    scene.apply(exert(scene, "venture"), exert(scene, "excelsior"));
    assertThat(scene.table().captain(KLI).score()).as("who built it keeps the point").isOne();
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(1);
    assertThat(scene.table().captain(FED).score()).isZero();
    scene.control(0, 0, FED, 3).installation(0, 0, InstallationKind.COLONY);
    scene.ship("venture", ship -> ship.withActed(0));
    scene.apply(new ShipAction.BuildInstallation(FED, scene.card("venture")));
    scene.change(play -> Influence.raze(play, KLI, scene.space(0, 0)));
    assertThat(scene.table().captain(FED).score()).as("destroyed or not").isOne();
    scene.installation(0, 0, InstallationKind.COLONY).table(table -> table.withActionsUsed(0));
    scene.ship("venture", ship -> ship.withActed(0));
    scene.apply(new ShipAction.BuildInstallation(FED, scene.card("venture")));
    assertThat(scene.table().captain(FED).score()).as("each expansion scores").isEqualTo(2);
  }

  @Rule({"FC-X-27", "FC-INS-13", "FC-D-44"})
  @Test
  void fifteenDestroysAColonyAndFourteenDoesNot() {
    for (int die : new int[] {3, 2}) {
      Scene scene =
          Scene.of(Fixture.standard().with("ships", "bortas", "{'standing':[]}").set())
              .fleet(KLI, "bortas")
              .hand(FED)
              .hand(KLI)
              .tile(0, 0, "m-planet-2", FED)
              .control(0, 0, FED, 2)
              .installation(0, 0, InstallationKind.COLONY)
              .at("bortas", 0, 0)
              .dial("bortas", 12, 7, 6, 7)
              .dice(die);
      scene.turnOf(KLI);
      scene.apply(new ShipAction.AttackInstallation(KLI, scene.card("bortas")));
      scene.apply(new Answer.PassTestCard(KLI), new Answer.PassTestCard(FED));
      Optional<InstallationKind> left = scene.tile(0, 0).installation();
      assertThat(left.isEmpty()).isEqualTo(die == 3);
      assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(2);
    }
  }

  @Rule("FC-INS-12")
  @Test
  void ownInstallationsCanBeAttackedToo() {
    Scene scene = planet().control(0, 0, FED, 1).installation(0, 0, InstallationKind.OUTPOST);
    FleetAction attack = new ShipAction.AttackInstallation(FED, scene.card("venture"));
    assertThat(scene.refused(attack)).isEmpty();
    scene.installation(0, 0, InstallationKind.COLONY).apply(attack);
    assertThat(scene.asks(FleetFrame.Test.class)).isTrue();
  }

  @Rule("FC-INS-06")
  @Test
  void aCardBuildsWhereNoBodyIsButItsTokensAreNeeded() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'effects':[{'do':'BUILD','kind':'OUTPOST'}]}");
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "engine-improvements")
            .fleet(FED, "venture")
            .tile(1, 0, "dead-space-1", FED)
            .at("venture", 1, 0)
            .hand(FED, "engine-improvements-1")
            .control(1, 0, FED, 1);
    Scene without = Scene.of(scene.state());
    scene.playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(scene.tile(1, 0).installation()).contains(InstallationKind.OUTPOST);
    without.change(
        play -> Tables.tile(play, without.space(1, 0), tile -> tile.withControl(Optional.empty())));
    without.playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(without.tile(1, 0).installation()).as("no token").isEmpty();
  }

  @Rule({"FC-INS-02", "FC-INS-13", "FC-D-45"})
  @Test
  void eachStepAsksForOneTokenMoreAndHasFiveMoreShields() {
    Scene scene = planet();
    int space = scene.space(0, 0);
    for (InstallationKind kind : InstallationKind.values()) {
      int step = kind.ordinal() + 1;
      assertThat(Fleets.need(scene.table(), space, kind)).isEqualTo(step);
      assertThat(Fleets.shields(scene.table(), space, kind)).isEqualTo(5 + 5 * step);
    }
  }
}
