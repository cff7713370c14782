package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.card.fact.InstallationKind.STARBASE;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.word.WordsTest.CARD;
import static io.stardeck.fleetcaptains.word.WordsTest.KLINGON;
import static io.stardeck.fleetcaptains.word.WordsTest.scene;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Amount;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Side;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What holds as long as a card lies there, and tests that cards ask for. */
final class LastingWordsTest {
  @Rule({"FC-D-19", "FC-COP-03"})
  @Test
  void aForcedTestMayBeMadeTogether() {
    Scene scene =
        scene(
                "{'asAction':true,'effects':[{'do':'TEST','system':'SENSORS','level':15,"
                    + "'together':true,'onPass':[{'do':'GAIN_VP','amount':1}],'onFail':[]}]}")
            .fleet(FED, "venture", "yeager", "reliant", "excelsior")
            .at("venture", 0, 0)
            .at("yeager", 0, 0)
            .at("reliant", 0, 0);
    SystemToken disabled = new SystemToken(ShipSystem.SENSORS, Optional.empty());
    scene.ship("reliant", ship -> ship.withTokens(disabled)); // and Excelsior is elsewhere
    scene.dial("yeager", 3, 6, 4, 3).playWithShip(FED, CARD, "venture");
    FleetFrame.Test test = (FleetFrame.Test) scene.state().top();
    assertThat(test.test().ships()).containsExactly(scene.card("venture"), scene.card("yeager"));
    assertThat(scene.ship("yeager").acted()).isZero();
    scene.passTest();
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  private static Scene sensorTest(String standing, Integer... dice) {
    Fixture fixture =
        Fixture.standard()
            .with("ships", "venture", "{'abilities':[],'standing':[" + standing + "]}")
            .face(
                CARD,
                "{'asAction':true,'effects':[{'do':'TEST','system':'SENSORS','level':13,"
                    + "'together':false,'onPass':[{'do':'GAIN_VP','amount':1}],'onFail':[]}]}");
    Scene scene = scene(fixture).dial("venture", 7, 9, 7, 9).dice(dice);
    scene.ship("venture", ship -> ship.withAdjusted(true));
    return scene.playWithShip(FED, CARD, "venture").passTest();
  }

  private static int score(Scene scene) {
    return scene.table().captain(FED).score();
  }

  @Rule({"FC-I-23", "FC-TST-07"})
  @Test
  void diceAndLevelsAreChangedByWhatHolds() {
    String filter = "'filter':{'kinds':['CARD'],'systems':['SENSORS']}";
    assertThat(score(sensorTest("", 3))).isZero();
    assertThat(score(sensorTest("", 4))).isEqualTo(1);
    assertThat(score(sensorTest("{'does':'MODIFY_DIE'," + filter + ",'amount':1}", 3)))
        .isEqualTo(1);
    assertThat(score(sensorTest("{'does':'MODIFY_TEST_LEVEL'," + filter + ",'amount':-1}", 3)))
        .isEqualTo(1);
    assertThat(score(sensorTest("{'does':'ROLL_EXTRA_DIE'," + filter + ",'keep':'HIGH'}", 2, 5)))
        .isEqualTo(1);
    assertThat(score(sensorTest("{'does':'ROLL_EXTRA_DIE'," + filter + ",'keep':'LOW'}", 5, 2)))
        .isZero();
    String other = "'filter':{'kinds':['SEARCH'],'systems':[]}";
    assertThat(score(sensorTest("{'does':'MODIFY_DIE'," + other + ",'amount':3}", 3))).isZero();
  }

  @Rule({"FC-SYS-05", "FC-TST-10"})
  @Test
  void aSystemThatIsSetDisabledCannotBeUsed() {
    Scene scene = sensorTest("{'does':'SET_DISABLED','system':'SENSORS'}", 6);
    assertThat(score(scene)).isZero();
    assertThat(scene.happened()).doesNotContain("DiceRolled");
    String level =
        ",{'does':'MODIFY_TEST_LEVEL','filter':{'kinds':['CARD'],'systems':[]},'amount':-1}";
    Scene easier = sensorTest("{'does':'SET_DISABLED','system':'SENSORS'}" + level, 6);
    assertThat(easier.told())
        .contains(ShipEvent.TestEnded.failed(13 - 1, ShipEvent.Lacking.SYSTEM));
  }

  @Rule("FC-RPR-04")
  @Test
  void aRuleThatCanBeWaivedDoesNotBind() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "ships",
                "venture",
                "{'abilities':[],'standing':[{'does':'IGNORE_RULE','rule':'FC-RPR-04'}]}");
    Scene scene = scene(fixture).fleet(KLI, "somraw");
    scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    assertThat(scene.legal(FED, ShipAction.Repair.class)).isNotEmpty();
    Scene bound = scene(Fixture.standard()).fleet(KLI, "somraw");
    bound.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    assertThat(bound.legal(FED, ShipAction.Repair.class)).isEmpty();
  }

  @Rule("FC-ACT-08")
  @Test
  void aKindOfActionThatATileForbidsIsRefused() {
    Scene scene = scene(Fixture.standard()).tile(1, 0, "guarded-system", FED).at("venture", 1, 0);
    scene.crew("venture", "way-of-the-warrior-8").at("yeager", 1, 0);
    assertThat(
            scene.refused(
                new ShipAction.TransportFriendly(
                    FED,
                    scene.card("venture"),
                    scene.card("yeager"),
                    scene.card("way-of-the-warrior-8"))))
        .contains("FC-ACT-08");
  }

  @Rule({"FC-X-66", "FC-D-87"})
  @Test
  void withIgnoredSectorSizesEachPassedTileCostsOne() {
    Fixture fixture =
        Fixture.standard().with("ships", "yeager", "{'standing':[{'does':'IGNORE_SECTOR_SIZE'}]}");
    Scene scene =
        scene(fixture)
            .tile(0, 1, "dead-space-2", FED)
            .tile(1, 0, "supergiant-1", FED)
            .tile(1, -1, "dead-space-3", FED)
            .tile(1, -2, "j-nebula-1", FED)
            .tile(1, -3, "dead-space-4", FED)
            .at("yeager", 0, 1)
            .dial("yeager", 3, 6, 4, 3);
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("yeager")));
    for (int r = 0; r >= -3; r--) {
      scene.apply(new FreeAction.Step(FED, scene.space(1, r)));
    }
    assertThat(scene.ship("yeager").at()).isEqualTo(scene.space(1, -3));
    assertThat(scene.refused(new FreeAction.Step(FED, scene.space(2, -3))))
        .containsExactly("FC-MOV-07");
    assertThat(scene.refused(new FreeAction.Step(FED, scene.space(0, -3)))).as("home").isEmpty();
  }

  private static Fixture cancelling(String kind) {
    String other =
        "{'kind':'COMBAT','timing':'TEST','test':{'kinds':[],'systems':[]},'asAction':false,"
            + "'targets':[],'effects':[],'standing':[],'abilities':[],'trashed':false,'text':''}";
    String played =
        "{'kind':'OPERATIONS','timing':'TEST','asAction':false,'targets':[],'trashed':true,"
            + "'test':{'kinds':[],'systems':[]},'standing':[],'abilities':[],'text':'','effects':"
            + "[{'do':'MODIFY_TEST','system':'WEAPONS','side':'SELF','amount':5}]}";
    return Fixture.standard()
        .with("commandCards", CARD, "{'faces':[" + other + "," + played + "]}")
        .face(
            KLINGON,
            "{'timing':'TEST','cancels':'"
                + kind
                + "','test':{'kinds':[],'systems':[]},'effects':[{'do':'CANCEL_CARD'}]}");
  }

  @Rule({"FC-D-67", "FC-CRD-03", "FC-X-38"})
  @Test
  void noCardOfATestCancelsOneOfAnotherKind() {
    for (String kind : new String[] {"OPERATIONS", "COMBAT"}) {
      Scene scene = scene(cancelling(kind)).hand(KLI, KLINGON);
      FleetAction cancel = new Answer.PlayTestCard(KLI, scene.card(KLINGON), 0);
      scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
      scene.apply(new Answer.PlayTestCard(FED, scene.card(CARD), 1));
      assertThat(scene.refused(cancel).isEmpty()).isEqualTo(kind.equals("OPERATIONS"));
      assertThat(scene.legal(KLI).contains(cancel)).isEqualTo(kind.equals("OPERATIONS"));
    }
  }

  @Rule({"FC-D-67", "FC-CRD-04"})
  @Test
  void aCardMayCancelAnotherInATest() {
    Scene scene = scene(cancelling("OPERATIONS")).hand(KLI, KLINGON).dice(1, 1);
    scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
    assertThat(scene.refused(new Answer.PlayTestCard(FED, scene.card(CARD), 1))).isEmpty();
    scene.apply(new Answer.PlayTestCard(FED, scene.card(CARD), 1));
    scene.apply(new Answer.PlayTestCard(KLI, scene.card(KLINGON), 0)).passTest();
    int weapons = scene.table().setting(scene.ship("venture")).weapons();
    assertThat(scene.events().toString()).contains("total=" + (weapons + 1) + ",");
    while (scene.asks(FleetFrame.ChooseSetting.class)) {
      scene.apply(scene.legal(KLI, Answer.SetDial.class).get(0));
    }
    assertThat(scene.discards(FED)).as("it was not used").contains(scene.card(CARD));
  }

  @Rule({"FC-D-57", "FC-I-40"})
  @Test
  void aCaptiveAboardBringsNothing() {
    String crew =
        "{'kind':'CREW','standing':[{'does':'MODIFY_RATING','system':'SENSORS','amount':3,"
            + "'context':'ALWAYS'}]}";
    Scene scene = scene(Fixture.standard().face(KLINGON, crew));
    int groth = sensors(scene, "groth");
    int venture = sensors(scene, "venture");
    scene.crew("groth", KLINGON);
    assertThat(sensors(scene, "groth")).isEqualTo(groth + 3);
    scene.ship("groth", ship -> ship.withCrew()).cargo("venture", KLINGON);
    assertThat(sensors(scene, "venture")).isEqualTo(venture);
    CardId ship = scene.card("venture");
    Standing other = new Standing.ForbidManeuver();
    scene.change(play -> Lying.impose(play, other, Until.END_OF_TURN, KLI, ship, ship));
    assertThat(sensors(scene, "venture")).as("whatever else holds").isEqualTo(venture);
  }

  private static int sensors(Scene scene, String id) {
    Ship ship = scene.ship(id);
    return Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.SENSORS);
  }

  @Rule("FC-D-87")
  @Test
  void conditionsReadThePrintedRatings() {
    Scene scene = scene(Fixture.standard()).dial("venture", 7, 9, 7, 9);
    SystemToken less = new SystemToken(ShipSystem.SENSORS, Optional.of(-4));
    Ship ship = scene.ship("venture", now -> now.withTokens(less)).ship("venture");
    Amount rating = new Amount.Rating(ShipSystem.SENSORS);
    assertThat(sensors(scene, "venture")).isEqualTo(5);
    assertThat(Conditions.amount(scene.table(), FED, ship, ship.at(), rating)).isEqualTo(9);
  }

  @Rule("FC-RPR-07")
  @Test
  void aCardForRepairActionsBesideEnemiesHelpsNoSpecialRepair() {
    String standing =
        "{'does':'IGNORE_RULE','rule':'FC-RPR-02'},{'does':'IGNORE_RULE','rule':'FC-RPR-04'}";
    Fixture fixture =
        Fixture.standard()
            .with("ships", "venture", "{'abilities':[],'standing':[" + standing + "]}");
    Scene scene = scene(fixture).control(0, 0, FED, 3);
    scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    CardId venture = scene.card("venture");
    RepairWork work = RepairWork.alert(0);
    assertThat(scene.refused(new ShipAction.Repair(FED, venture, work))).isEmpty();
    FleetAction special = new FreeAction.SpecialRepair(FED, venture, work);
    assertThat(scene.refused(special)).containsExactly("FC-RPR-05", "FC-RPR-02");
    scene.installation(0, 0, STARBASE);
    assertThat(scene.refused(special)).containsExactly("FC-RPR-02");
  }

  @Rule("FC-TEA-05")
  @Test
  void enemyShipsAreCountedInTheTilesThatThePlayerMeans() {
    Scene scene = scene(Fixture.standard()).at("korinar", 1, 0);
    LocationDef trade = scene.table().set().location(scene.card("trade-system"));
    Condition.At three = (Condition.At) trade.abilities().get(0).when().orElseThrow();
    Amount count = new Amount.Count(Side.ENEMY, three.filter()); // with 3 tokens of the player's
    scene.control(0, 0, FED, 3);
    assertThat(Conditions.amount(scene.table(), FED, null, -1, count)).isEqualTo(1);
    scene.control(0, 0, KLI, 3);
    assertThat(Conditions.amount(scene.table(), FED, null, -1, count)).isZero();
  }
}
