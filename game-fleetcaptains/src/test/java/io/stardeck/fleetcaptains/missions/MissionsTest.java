package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.Deed;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.card.MissionType;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Missions, their score, and victory ({@code FC-MSN, FC-CYC, FC-OBJ}). */
final class MissionsTest {
  private static final String FOOTHOLD = "mission-foothold-1";
  private static final String KILL = "mission-kill-1";
  private static final String TRIAL = "mission-trial-by-fire-1";
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene(String... missions) {
    return scene(Fixture.standard(), missions);
  }

  private static Scene scene(Fixture fixture, String... missions) {
    return Scene.of(fixture.with("ships", "voyager", "{'standing':[]}").set())
        .fleet(FED, "voyager", "venture")
        .fleet(KLI, "bortas")
        .hand(FED)
        .hand(KLI)
        .missions(KLI)
        .missions(FED, missions)
        .tile(0, 0, "k-nebula-3", FED)
        .tile(0, 1, "m-planet-2", FED);
  }

  private static FleetAction claim(Scene scene, Seat seat, String mission) {
    return new FreeAction.ClaimMission(
        seat, scene.card(mission), Optional.empty(), Optional.empty());
  }

  private static FleetAction attempt(Scene scene, String ship, String mission) {
    return new ShipAction.AttemptMission(
        FED, scene.card(ship), scene.card(mission), Optional.empty());
  }

  private static int active(Scene scene) {
    return scene.state().zones().size(Places.missions(FED));
  }

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

  @Rule({"FC-X-16", "FC-TST-09", "FC-MSN-01", "FC-MSN-03", "FC-D-62"})
  @Test
  void aTestObjectiveIsAttemptedByAnActionWhereItAsks() {
    Scene scene = scene("mission-nebula-study-1").dice(4);
    FleetAction attempt = attempt(scene, "voyager", "mission-nebula-study-1");
    assertThat(scene.refused(attempt)).containsExactly("FC-MSN-01");
    assertThat(scene.refused(claim(scene, FED, "mission-nebula-study-1")))
        .containsExactly("FC-TST-09");
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

  @Rule({"FC-X-08", "FC-COP-01", "FC-COP-02", "FC-D-94", "FC-I-46"})
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

  @Rule({"FC-D-61"})
  @Test
  void deedsOfATurnAreForgottenAndThoseDoneAreKept() {
    Scene scene = scene("mission-double-discovery-1");
    FleetAction claim = claim(scene, FED, "mission-double-discovery-1");
    scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
    scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
    assertThat(scene.refused(claim)).containsExactly("FC-MSN-01");
    scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
    scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    assertThat(scene.refused(claim)).isEmpty();
  }

  @Rule({"FC-D-61", "FC-I-42"})
  @Test
  void inTheEnemysTurnAnOpenMissionIsAskedForAndASecretOneIsNot() {
    Scene open = scene("mission-kill-1").turnOf(KLI);
    open.change(play -> Deeds.count(play, FED, Deed.SHIP_DESTROYED, 1));
    open.apply(open.legal(KLI, FreeAction.PowerAdjust.class).get(0));
    assertThat(open.asks(FleetFrame.ClaimWindow.class)).isTrue();
    assertThat(open.decider()).isEqualTo(FED);
    open.apply(claim(open, FED, "mission-kill-1"));
    assertThat(open.table().captain(FED).score()).isEqualTo(2);
    Scene secret = scene("mission-prisoner-1").turnOf(KLI);
    secret.change(play -> Deeds.count(play, FED, Deed.CREW_CAPTURED, 1));
    secret.apply(secret.legal(KLI, FreeAction.PowerAdjust.class).get(0));
    assertThat(secret.asks(FleetFrame.Turn.class)).isTrue();
    secret.apply(new FreeAction.EndTurn(KLI));
    assertThat(secret.refused(claim(secret, FED, "mission-prisoner-1"))).isEmpty();
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

  @Rule({"FC-MSN-03", "FC-D-62", "FC-ORD-05"})
  @Test
  void aSecretMissionIsDrawnFaceDownAndAnOpenOneFaceUp() {
    for (String id : new String[] {"mission-spheres-2", "mission-nebula-study-1"}) {
      Scene scene = empty(scene(id), Places.missionDeck(FED)).missions(FED, FOOTHOLD);
      CardId mission = scene.card(id);
      scene.apply(cycle(scene, FOOTHOLD, Optional.empty()));
      assertThat(GAME.view(scene.state(), FED).missions()).containsExactly(mission);
      assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.missions(FED)))
          .hasSize(id.contains("spheres") ? 0 : 1);
    }
  }

  @Rule({"FC-CYC-02", "FC-D-61"})
  @Test
  void aSharedDeckIsNamedForTheReplacementIfTheOwnOneIsEmptyAndOnlyThen() {
    Scene scene = scene(FOOTHOLD).control(0, 0, FED, 1).control(0, 1, FED, 1);
    FleetAction shared =
        new FreeAction.ClaimMission(
            FED, scene.card(FOOTHOLD), Optional.empty(), Optional.of(MissionType.COMBAT));
    assertThat(scene.refused(shared)).containsExactly("FC-CYC-02");
    empty(scene, Places.missionDeck(FED));
    assertThat(scene.refused(claim(scene, FED, FOOTHOLD))).containsExactly("FC-CYC-02");
    scene.apply(shared);
    assertThat(active(scene)).isOne();
  }

  private static FleetAction cycle(Scene scene, String mission, Optional<MissionType> deck) {
    return new FreeAction.CycleMission(FED, scene.card(mission), deck);
  }

  @Rule({"FC-CYC-01", "FC-D-60", "FC-I-29"})
  @Test
  void oneMissionATurnIsDiscardedForANewOne() {
    Scene scene = scene(FOOTHOLD, "mission-colony-1");
    scene.apply(cycle(scene, FOOTHOLD, Optional.empty()));
    assertThat(active(scene)).isEqualTo(2);
    assertThat(scene.state().zones().cards(Places.spent(MissionType.INFLUENCE)))
        .containsExactly(scene.card(FOOTHOLD));
    assertThat(scene.table().actionsUsed()).isZero();
    assertThat(scene.refused(cycle(scene, "mission-colony-1", Optional.empty())))
        .containsExactly("FC-CYC-01");
  }

  private static Scene empty(Scene scene, Place place) {
    return scene.change(play -> Cards.DEALER.all(play, place).to(Places.stock(MissionType.COMBAT)));
  }

  @Rule({"FC-CYC-02"})
  @Test
  void withAnEmptyOwnDeckASharedOneIsNamed() {
    Scene scene = empty(scene(FOOTHOLD), Places.missionDeck(FED));
    assertThat(scene.refused(cycle(scene, FOOTHOLD, Optional.empty())))
        .containsExactly("FC-CYC-02");
    CardId top = scene.state().zones().cards(Places.stock(MissionType.SCIENCE)).get(0);
    scene.apply(cycle(scene, FOOTHOLD, Optional.of(MissionType.SCIENCE)));
    assertThat(scene.state().zones().cards(Places.missions(FED))).containsExactly(top);
    Scene full = scene(FOOTHOLD);
    assertThat(full.refused(cycle(full, FOOTHOLD, Optional.of(MissionType.SCIENCE))))
        .containsExactly("FC-CYC-02");
  }

  private static void course(Scene scene, CardId ship, CardId mission, int legs) {
    scene.change(play -> Tables.secret(play, FED, own -> own.withLegs(ship, mission, legs)));
  }

  @Rule({"FC-D-75", "FC-CPT-04", "FC-D-61"})
  @Test
  void aCourseIsRunByOneShipAndBeginsAnewAtThePost() {
    Scene scene = scene("mission-warp-experiment-1");
    CardId mission = scene.card("mission-warp-experiment-1");
    CardId ship = scene.card("voyager");
    course(scene, ship, mission, 1);
    course(scene, scene.card("venture"), mission, 1);
    FleetAction claim =
        new FreeAction.ClaimMission(FED, mission, Optional.of(ship), Optional.empty());
    assertThat(scene.refused(claim)).containsExactly("FC-MSN-01");
    course(scene, ship, mission, 2);
    assertThat(scene.refused(claim)).isEmpty();
    scene.tile(0, -2, "dead-space-1", FED).at("voyager", 0, -2);
    int post = scene.table().shape().post(FED);
    scene.apply(new FreeAction.StartManeuver(FED, ship), new FreeAction.Step(FED, post));
    assertThat(scene.state().secrets().get(0).legs(ship, mission)).isZero();
    assertThat(scene.refused(claim)).containsExactly("FC-MSN-01");
  }

  @Rule("FC-D-45")
  @Test
  void theTableOfInstallations() {
    assertThat(ComponentSets.standard().installation(InstallationKind.STARBASE).toString())
        .contains("controlNeeded=3", "shields=20", "vpOnBuild=1");
  }

  @Rule("FC-D-61")
  @Test
  void enemyControlThatACardRemovesIsCountedToo() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'effects':[{'do':'REMOVE_CONTROL','amount':1}]}");
    Scene scene =
        Scene.of(fixture.set(), config -> config, "engine-improvements")
            .fleet(FED, "voyager")
            .tile(0, 1, "m-planet-2", FED)
            .at("voyager", 0, 1)
            .control(0, 1, KLI, 1)
            .hand(FED, "engine-improvements-1")
            .hand(KLI)
            .missions(FED, "mission-pushed-back-1");
    assertThat(scene.refused(claim(scene, FED, "mission-pushed-back-1"))).isNotEmpty();
    scene.playWithShip(FED, "engine-improvements-1", "voyager");
    assertThat(scene.refused(claim(scene, FED, "mission-pushed-back-1"))).isEmpty();
  }

  @Rule({"FC-CYC-02", "FC-MSN-01"})
  @Test
  void aDeckThatHasBecomeEmptyMakesWayForTheLargest() {
    Scene scene = scene(FOOTHOLD);
    scene.change(
        play -> {
          Cards.DEALER.all(play, Places.missionDeck(FED)).to(Places.stock(MissionType.COMBAT));
          Cards.DEALER
              .all(play, Places.stock(MissionType.SCIENCE))
              .to(Places.spent(MissionType.SCIENCE));
        });
    int influence = scene.state().zones().size(Places.stock(MissionType.INFLUENCE));
    int combat = scene.state().zones().size(Places.stock(MissionType.COMBAT));
    assertThat(combat).isGreaterThan(influence);
    scene.change(play -> Orders.draw(play, FED, Optional.of(MissionType.SCIENCE)));
    assertThat(scene.state().zones().size(Places.stock(MissionType.COMBAT))).isEqualTo(combat - 1);
  }

  @Rule("FC-D-62")
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

  @Rule("FC-D-61")
  @Test
  void deedsForAMissionOfTheWholeGameAreNotForgotten() {
    for (String span : new String[] {"GAME", "TURN"}) {
      String objective =
          "{'objective':{'kind':'EVENT','deed':'TILE_EXPLORED','count':2,'within':'" + span + "'}}";
      Scene scene = scene(Fixture.standard().with("missions", KILL, objective), KILL);
      scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
      scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
      scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
      assertThat(scene.refused(claim(scene, FED, KILL)).isEmpty()).isEqualTo(span.equals("GAME"));
    }
  }

  private static FleetAction adjust(Scene scene) {
    return scene.legal(KLI, FreeAction.PowerAdjust.class).get(0);
  }

  @Rule("FC-D-61")
  @Test
  void theWindowIsForItsMissionAloneAndIsNotOpenedTwice() {
    Scene scene = scene(KILL, "mission-won-attack-1").fleet(KLI, "bortas", "somraw").turnOf(KLI);
    scene.change(play -> Deeds.count(play, FED, Deed.SHIP_DESTROYED, 1));
    scene.change(play -> Deeds.count(play, FED, Deed.ATTACK_WON, 1));
    scene.apply(adjust(scene));
    CardId asked = ((FleetFrame.ClaimWindow) scene.state().top()).mission();
    String other = asked.equals(scene.card(KILL)) ? "mission-won-attack-1" : KILL;
    assertThat(scene.refused(claim(scene, FED, other))).containsExactly("FC-MSN-01");
    scene.apply(new Answer.DeclineClaim(FED));
    assertThat(((FleetFrame.ClaimWindow) scene.state().top()).mission())
        .isEqualTo(scene.card(other));
    scene.apply(new Answer.DeclineClaim(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("both were declined").isTrue();
    scene.apply(new FreeAction.EndTurn(KLI));
    assertThat(scene.refused(claim(scene, FED, KILL))).as("in the own turn").isEmpty();
  }

  @Rule("FC-D-61")
  @Test
  void whatWasDoneInSecretOpensNoWindow() {
    String two =
        "{'objective':{'kind':'EVENT','deed':'ENCOUNTER_PASSED','count':2,'within':'TURN'}}";
    Scene scene = scene(Fixture.standard().with("missions", TRIAL, two), TRIAL);
    scene.fleet(KLI, "bortas", "somraw").turnOf(KLI);
    CardId trial = scene.card(TRIAL);
    scene.change(play -> Deeds.count(play, FED, Deed.ENCOUNTER_PASSED, 1));
    scene.change(
        play -> Tables.secret(play, FED, own -> own.withProgress(ImmutableMap.of(trial, 1))));
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    scene.change(play -> Deeds.count(play, FED, Deed.ENCOUNTER_PASSED, 1));
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).as("two openly").isTrue();
  }

  @Rule({"FC-D-61", "FC-ORD-05"})
  @Test
  void aMissionThatIsDrawnOpenIsCountedOpenly() {
    Scene scene = empty(scene(KILL), Places.missionDeck(FED)).missions(FED, FOOTHOLD);
    scene.apply(cycle(scene, FOOTHOLD, Optional.empty()));
    scene.turnOf(KLI).change(play -> Deeds.count(play, FED, Deed.SHIP_DESTROYED, 1));
    assertThat(scene.table().captain(FED).progress()).containsOnlyKeys(scene.card(KILL));
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).isTrue();
  }

  @Rule({"FC-D-61", "FC-MSN-01"})
  @Test
  void damagePointsAndAttacksAreCounted() {
    String points =
        "{'objective':{'kind':'EVENT','deed':'DAMAGE_DEALT','count':3,'within':'TURN'}}";
    Fixture fixture = Fixture.standard().with("missions", "mission-won-attack-2", points);
    Scene scene = scene(fixture, "mission-won-attack-2", "mission-won-attack-1");
    scene.at("voyager", 0, 1).at("bortas", 0, 1).dice(1);
    scene.ship("voyager", ship -> ship.withAdjusted(true).withSetting(1));
    scene.ship(
        "bortas", // three points then
        ship -> ship.withTokens(new SystemToken(ShipSystem.SHIELDS, Optional.empty())));
    assertThat(scene.refused(claim(scene, FED, "mission-won-attack-2"))).isNotEmpty();
    scene.apply(new ShipAction.Attack(FED, scene.card("voyager"), scene.card("bortas")));
    scene.passTest();
    assertThat(scene.refused(claim(scene, FED, "mission-won-attack-2"))).isEmpty();
    assertThat(scene.refused(claim(scene, FED, "mission-won-attack-1"))).isEmpty();
  }

  @Rule("FC-D-75")
  @Test
  void theLegsOfACourseAreRunOneAfterTheOtherByManeuversThatMove() {
    String legs = "{'objective':{'kind':'COURSE','legs':[{'cost':1},{'cost':2}]}}";
    String id = "mission-warp-experiment-1";
    Scene scene = scene(Fixture.standard().with("missions", id, legs), id);
    CardId ship = scene.card("voyager");
    CardId mission = scene.card(id);
    scene.tile(0, 0, "dead-space-1", FED).tile(0, 1, "dead-space-2", FED).at("voyager", 0, 0);
    scene.ship("voyager", each -> each.withAdjusted(true)).dial("voyager", -1, 10, 9, 9);
    FleetAction start = new FreeAction.StartManeuver(FED, ship);
    scene.apply(start, new FreeAction.EndManeuver(FED));
    assertThat(legs(scene, ship, mission)).as("it stood").isZero();
    for (int leg = 1; leg <= 2; leg++) {
      again(scene);
      scene.apply(start, new FreeAction.Step(FED, scene.space(0, leg % 2)));
      scene.apply(new FreeAction.EndManeuver(FED));
      assertThat(legs(scene, ship, mission)).as("one point spent").isOne();
    }
    again(scene);
    scene.at("voyager", 0, 0).apply(start, new FreeAction.Step(FED, scene.space(0, 1)));
    scene.apply(new FreeAction.Step(FED, scene.space(0, 0)), new FreeAction.EndManeuver(FED));
    assertThat(legs(scene, ship, mission)).as("two points spent").isEqualTo(2);
  }

  private static void again(Scene scene) {
    scene.ship("voyager", each -> each.withManeuvered(false));
  }

  private static int legs(Scene scene, CardId ship, CardId mission) {
    return scene.state().secrets().get(0).legs(ship, mission);
  }
}
