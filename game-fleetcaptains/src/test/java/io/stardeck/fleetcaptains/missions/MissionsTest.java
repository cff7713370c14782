package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.missions.Assigned.FOOTHOLD;
import static io.stardeck.fleetcaptains.missions.Assigned.active;
import static io.stardeck.fleetcaptains.missions.Assigned.attempt;
import static io.stardeck.fleetcaptains.missions.Assigned.claim;
import static io.stardeck.fleetcaptains.missions.Assigned.cycle;
import static io.stardeck.fleetcaptains.missions.Assigned.empty;
import static io.stardeck.fleetcaptains.missions.Assigned.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Missions that are claimed and attempted, openly and in secret ({@code FC-MSN, FC-D-62}). */
final class MissionsTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  @Rule({"FC-MSN-01", "FC-MSN-02", "FC-D-61", "FC-D-83", "FC-ORD-06", "FC-OBJ-01"})
  @Test
  void aStateObjectiveIsClaimedWhileItHoldsAndReplaced() {
    Scene scene = scene(FOOTHOLD).control(0, 0, FED, 1);
    assertThat(scene.refused(claim(scene, FED, FOOTHOLD))).containsExactly("FC-MSN-01");
    scene.control(0, 1, FED, 1).apply(claim(scene, FED, FOOTHOLD));
    assertThat(scene.table().captain(FED).scored())
        .containsExactly(new Scored(ScoreKind.MISSION, Optional.of(scene.card(FOOTHOLD)), 1));
    assertThat(active(scene)).isEqualTo(1);
    assertThat(scene.table().actionsUsed()).isZero();
    assertThat(scene.refused(claim(scene, FED, FOOTHOLD))).containsExactly("FC-VAL-04");
  }

  @Rule({"FC-X-16", "FC-TST-09", "FC-MSN-01", "FC-MSN-03", "FC-D-62", "FC-D-61"})
  @Test
  void aTestObjectiveIsAttemptedByAnActionWhereItAsks() {
    Scene scene = scene("mission-nebula-study-1").dice(4);
    FleetAction attempt = attempt(scene, "voyager", "mission-nebula-study-1");
    assertThat(scene.refused(attempt)).containsExactly("FC-MSN-01");
    assertThat(scene.refused(claim(scene, FED, "mission-nebula-study-1")))
        .containsExactly("FC-MSN-01", "FC-TST-09");
    scene.at("voyager", 0, 0).dial("voyager", -1, 10, 9, 9).apply(attempt);
    assertThat(scene.ship("voyager").acted()).isEqualTo(1);
    scene.passTest();
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
    Scene failed = scene("mission-nebula-study-1").at("voyager", 0, 0).dice(3);
    failed.dial("voyager", -1, 10, 9, 9).ship("voyager", ship -> ship.withAdjusted(true));
    failed.apply(attempt(failed, "voyager", "mission-nebula-study-1")).passTest();
    assertThat(failed.table().captain(FED).score()).isZero();
    assertThat(active(failed)).isEqualTo(1);
  }

  @Rule({"FC-X-08", "FC-COP-01", "FC-COP-02", "FC-D-94", "FC-I-46", "FC-CMP-07", "FC-MSN-01"})
  @Test
  void twoShipsStudyGeologyTogether() {
    for (int die : new int[] {3, 2}) {
      Scene scene =
          Scene.of(
                  Fixture.standard()
                      .with("ships", "klothos", "{'standing':[]}")
                      .with("ships", "mahtha", "{'standing':[],'abilities':[]}")
                      .set())
              .fleet(KLI, "klothos", "mahtha")
              .hand(FED)
              .hand(KLI)
              .missions(KLI, "mission-geological-survey-1")
              .tile(0, 0, "barren-world-1", KLI)
              .at("klothos", 0, 0)
              .at("mahtha", 0, 0)
              .dial("klothos", 6, 7, 5, 6)
              .dial("mahtha", 8, 10, 6, 8)
              .turnOf(KLI)
              .dice(die);
      scene.apply(
          new ShipAction.AttemptMission(
              KLI,
              scene.card("klothos"),
              scene.card("mission-geological-survey-1"),
              Optional.empty()));
      scene.apply(new Answer.JoinTest(KLI, scene.card("mahtha"))).passTest();
      assertThat(scene.table().captain(KLI).score()).isEqualTo(die == 3 ? 2 : 0);
      assertThat(scene.table().actionsUsed()).isEqualTo(2);
    }
  }

  @Rule({"FC-MSN-01", "FC-D-94"})
  @Test
  void anObjectiveForTwoShipsNeedsTwo() {
    Scene scene = scene("mission-grand-array-1").at("voyager", 0, 0);
    assertThat(scene.refused(attempt(scene, "voyager", "mission-grand-array-1")))
        .containsExactly("FC-MSN-01");
    scene.at("venture", 0, 0).apply(attempt(scene, "voyager", "mission-grand-array-1"));
    assertThat(scene.refused(new Answer.PassTestCard(FED))).containsExactly("FC-MSN-01");
    scene.apply(new Answer.JoinTest(FED, scene.card("venture")));
    assertThat(scene.refused(new Answer.PassTestCard(FED))).isEmpty();
  }

  @Rule({"FC-MSN-03", "FC-D-62", "FC-I-16"})
  @Test
  void aSecretMissionIsSeenByItsOwnerAloneUntilItIsCompleted() {
    Scene scene = scene("mission-spheres-2");
    CardId mission = scene.card("mission-spheres-2");
    assertThat(GAME.view(scene.state(), FED).missions()).containsExactly(mission);
    assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.missions(FED))).isEmpty();
    for (int r = -2; r <= 2; r++) {
      scene.tile(0, r, "dead-space-" + (r + 3), FED).control(0, r, FED, 1);
    }
    scene.apply(claim(scene, FED, "mission-spheres-2"));
    assertThat(scene.happened()).contains("MissionShown", "MissionCompleted");
  }

  @Rule({"FC-MSN-03", "FC-D-62", "FC-ORD-05", "FC-D-61", "FC-I-16"})
  @Test
  void aSecretMissionIsDrawnFaceDownAndAnOpenOneFaceUp() {
    for (String id : new String[] {"mission-spheres-2", "mission-nebula-study-1"}) {
      Scene scene = empty(scene(id), Places.missionDeck(FED)).missions(FED, FOOTHOLD);
      CardId mission = scene.card(id);
      scene.apply(cycle(scene, FOOTHOLD, Optional.empty()));
      assertThat(GAME.view(scene.state(), FED).missions()).containsExactly(mission);
      assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.missions(FED)))
          .hasSize(id.contains("spheres") ? 0 : 1);
      assertThat(scene.table().captain(FED).openMissions())
          .as("what is counted for it openly")
          .hasSize(id.contains("spheres") ? 0 : 1);
    }
  }

  @Rule("FC-D-45")
  @Test
  void theTableOfInstallations() {
    assertThat(ComponentSets.standard().installation(InstallationKind.STARBASE).toString())
        .contains("controlNeeded=3", "shields=20", "vpOnBuild=1");
  }

  @Rule({"FC-D-62", "FC-MSN-03"})
  @Test
  void aSecretMissionThatWasAttemptedInVainStaysOpen() {
    String id = "mission-nebula-study-1";
    Scene scene = scene(Fixture.standard().with("missions", id, "{'secret':true}"), id);
    scene.at("voyager", 0, 0).dice(3).dial("voyager", -1, 10, 9, 9);
    scene.ship("voyager", ship -> ship.withAdjusted(true));
    assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.missions(FED))).isEmpty();
    scene.apply(attempt(scene, "voyager", id)).passTest();
    assertThat(scene.table().captain(FED).score()).isZero();
    assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.missions(FED)))
        .containsExactly(scene.card(id));
    assertThat(scene.table().captain(FED).openMissions()).containsExactly(scene.card(id));
  }

  @Rule({"FC-TST-09", "FC-MSN-01", "FC-VAL-04", "FC-CYC-02"})
  @Test
  void onlyATestObjectiveIsAttemptedWithTheDeckOfTheNextMission() {
    String study = "mission-nebula-study-1";
    Scene scene = scene(study, FOOTHOLD).at("voyager", 0, 0);
    assertThat(scene.refused(attempt(scene, "voyager", FOOTHOLD))).containsExactly("FC-VAL-04");
    assertThat(scene.legal(FED, FreeAction.ClaimMission.class)).isEmpty();
    FleetAction shared =
        new ShipAction.AttemptMission(
            FED, scene.card("voyager"), scene.card(study), Optional.of(MissionType.COMBAT));
    assertThat(scene.refused(shared)).containsExactly("FC-CYC-02");
    empty(scene, Places.missionDeck(FED));
    assertThat(scene.refused(shared)).isEmpty();
  }

  @Rule({"FC-TST-10", "FC-D-94"})
  @Test
  void aDisabledSystemIsTestedOnlyIfItsShipCanStillAdjust() {
    SystemToken disabled = new SystemToken(ShipSystem.SENSORS, Optional.empty());
    Scene scene = scene("mission-grand-array-1").at("voyager", 0, 0).at("venture", 0, 0);
    FleetAction attempt = attempt(scene, "voyager", "mission-grand-array-1");
    scene.ship("voyager", ship -> ship.withTokens(disabled));
    assertThat(scene.refused(attempt)).isEmpty();
    scene.ship("voyager", ship -> ship.withAdjusted(true));
    assertThat(scene.refused(attempt)).containsExactly("FC-TST-10");
    scene.ship("voyager", ship -> ship.withTokens());
    scene.ship("venture", ship -> ship.withTokens(disabled));
    assertThat(scene.refused(attempt)).as("the other one can adjust").isEmpty();
    scene.ship("venture", ship -> ship.withAdjusted(true));
    assertThat(scene.refused(attempt)).as("nor can the other").containsExactly("FC-MSN-01");
    scene.ship("venture", ship -> ship.withTokens());
    assertThat(scene.refused(attempt)).as("it works").isEmpty();
  }

  @Rule("FC-INF-01")
  @Test
  void theTokensOfAnEnemyWhoControlsATileAreCounted() {
    String held = "{'controlledBy':'ENEMY','controlAtLeast':2}";
    String state = "{'kind':'STATE','condition':{'is':'TILES','filter':%s,'atLeast':1}}";
    String objective = "{'objective':" + state.formatted(held) + "}";
    Fixture fixture = Fixture.standard().with("missions", FOOTHOLD, objective);
    Scene scene = scene(fixture, FOOTHOLD).control(0, 0, KLI, 1).control(0, 1, FED, 2);
    assertThat(scene.refused(claim(scene, FED, FOOTHOLD))).containsExactly("FC-MSN-01");
    scene.control(0, 0, KLI, 2);
    assertThat(scene.refused(claim(scene, FED, FOOTHOLD))).isEmpty();
  }
}
