package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.TestStage;
import java.util.Comparator;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** System tests, cooperative and opposed ones, and the cards played in them. */
final class SystemTestRulesTest {
  private static final String TEST =
      "{'timing':'TEST','test':{'kinds':[],'systems':[]},'effects':[{'do':'MODIFY_TEST','side':'%s','amount':%s}]}";

  private static final String CARD = "way-of-the-warrior-1";

  /** A set with cards that change tests, and a mission of that level for any explored tile. */
  static Scene scene(int level, int ships) {
    Fixture fixture = Fixture.standard();
    for (var ship : ComponentSets.standard().ships()) {
      fixture.with(
          "ships", ComponentSets.standard().ship(ship).id(), "{'standing':[],'abilities':[]}");
    }
    fixture
        .face("engine-improvements-1", TEST.formatted("SELF", 5))
        .face(
            "engine-improvements-3",
            TEST.formatted("SELF", 4).replace("{'timing'", "{'kind':'COMBAT','timing'"))
        .face("engine-improvements-2", TEST.formatted("SELF", 2))
        .face(
            "engine-improvements-4",
            TEST.formatted("SELF", 6)
                .replace("'side'", "'system':'WEAPONS','side'")
                .replace("[{'do'", "[{'do':'MODIFY_TEST','side':'SELF','amount':1},{'do'"))
        .face(
            "engine-improvements-4",
            TEST.formatted("SELF", 6)
                .replace("'side'", "'system':'WEAPONS','side'")
                .replace("[{'do'", "[{'do':'MODIFY_TEST','side':'SELF','amount':1},{'do'"))
        .face("way-of-the-warrior-1", TEST.formatted("OPPONENT", -3))
        .face(
            "way-of-the-warrior-3",
            TEST.formatted("OPPONENT", -1).replace("'kinds':[]", "'kinds':[],'role':'TESTER'"))
        .face(
            "way-of-the-warrior-4",
            TEST.formatted("OPPONENT", -1).replace("'kinds':[]", "'kinds':[],'role':'OTHER'"))
        .face("way-of-the-warrior-2", TEST.formatted("OPPONENT", -1))
        .with(
            "missions",
            "mission-geological-survey-1",
            ("{'objective':{'kind':'TEST','system':'SENSORS','level':%s,'at':{},'cooperative':%s,'ships':%s}}")
                .formatted(level, ships > 0, Math.max(1, ships)));
    return Scene.of(fixture.set(), config -> config, "engine-improvements", "way-of-the-warrior")
        .fleet(FED, "reliant", "yosemite", "equinox", "voyager", "venture")
        .fleet(KLI, "klothos", "mahtha", "bortas", "somraw")
        .tile(0, 0, "barren-world-1", FED)
        .missions(FED, "mission-geological-survey-1")
        .hand(FED, "engine-improvements-1", "engine-improvements-2")
        .hand(KLI, "way-of-the-warrior-1", "way-of-the-warrior-2");
  }

  static Scene attempt(Scene scene, String ship) {
    return scene.apply(Acts.attempt(scene, ship, "mission-geological-survey-1"));
  }

  static void noCards(Scene scene) {
    scene.apply(pass(scene));
    scene.apply(pass(scene));
  }

  static boolean rolled(Scene scene) {
    return scene.happened().contains("DiceRolled");
  }

  static boolean passed(Scene scene) {
    return scene.happened().contains("MissionCompleted");
  }

  @Rule({"FC-TST-04", "FC-D-86"})
  @Test
  void whoHasNoCardForATestIsToldThatPowerCanBeAdjusted() {
    Scene scene = scene(20, 0).at("venture", 0, 0).hand(FED).hand(KLI);
    attempt(scene, "venture");
    assertThat(asked(scene))
        .isEqualTo("No card of yours fits the test: adjust power, or play none");
    for (String ship : new String[] {"reliant", "yosemite", "equinox", "voyager", "venture"}) {
      scene.ship(ship, each -> each.withAdjusted(true));
    }
    assertThat(asked(scene)).isEqualTo("No card of yours fits the test: play none");
    scene.apply(pass(scene));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(asked(scene)).as("not their turn").endsWith(": play none");
  }

  private static String asked(Scene scene) {
    FleetCaptainsGame game = new FleetCaptainsGame();
    return game.prompt(game.view(scene.state(), scene.decider())).text();
  }

  @Rule({"FC-X-44", "FC-D-15", "FC-TST-08", "FC-TST-03", "FC-TST-07", "FC-D-84", "FC-SYS-07"})
  @Test
  void aRatingAtTheLevelNeedsNoDieAndOneBelowRollsAndPasses() {
    Scene scene = attempt(scene(5, 0).at("reliant", 0, 0).dial("reliant", 5, 4, 6, 5), "reliant");
    noCards(scene.dice(1));
    assertThat(rolled(scene)).as("4 against 5").isTrue();
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(true, 5, 5));
    assertThat(passed(scene)).isTrue();
    scene = attempt(scene(4, 0).at("reliant", 0, 0).dial("reliant", 5, 4, 6, 5), "reliant");
    noCards(scene);
    assertThat(rolled(scene)).isFalse();
    assertThat(passed(scene)).isTrue();
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(true, 4, 4));
    scene = attempt(scene(0, 0).at("reliant", 0, 0), "reliant");
    noCards(scene);
    assertThat(rolled(scene)).isFalse();
    scene = scene(6, 0).at("equinox", 0, 0);
    scene.ship("equinox", ship -> ship.withAlert(Alert.RED).withSetting(1)); // Sensors 0
    attempt(scene, "equinox");
    noCards(scene.dice(6));
    assertThat(passed(scene)).as("0 + 6").isTrue();
  }

  @Rule({"FC-X-45", "FC-D-21", "FC-SYS-06", "FC-SYS-07", "FC-TST-10", "FC-SYS-01", "FC-SYS-02"})
  @Test
  void whatIsBelowZeroOutsideOfTestsNoCardSaves() {
    SystemToken two = new SystemToken(ShipSystem.SENSORS, Optional.of(-2));
    SystemToken one = new SystemToken(ShipSystem.SENSORS, Optional.of(-1));
    Scene scene = scene(9, 0).at("equinox", 0, 0);
    scene.ship("equinox", ship -> ship.withSetting(3).withTokens(two)); // Sensors 1
    attempt(scene, "equinox");
    assertThat(scene.refused(play(scene, "engine-improvements-1"))).containsExactly("FC-TST-10");

    scene = scene(9, 0).at("equinox", 0, 0);
    scene.ship("equinox", ship -> ship.withSetting(3).withTokens(one));
    attempt(scene, "equinox");
    scene.apply(play(scene, "engine-improvements-1"));
    scene.dice(4).apply(pass(scene));
    assertThat(passed(scene)).as("0 + 5 + 4").isTrue();

    scene = scene(6, 0).at("equinox", 0, 0);
    scene.ship("equinox", ship -> ship.withSetting(3));
    attempt(scene, "equinox");
    scene.apply(play(scene, "engine-improvements-2"));
    scene.apply(play(scene, "way-of-the-warrior-1"));
    scene.dice(6).apply(new Answer.ProceedToDice(FED));
    assertThat(passed(scene)).as("1 - 3 + 2 + 6").isTrue();
  }

  @Rule({"FC-X-54", "FC-D-17", "FC-TST-05", "FC-I-24"})
  @Test
  void anAdjustmentAnswersTheLastCardOfTheOpponent() {
    for (int die = 1; die <= 2; die++) {
      Scene scene = scene(12, 0).at("venture", 0, 0).dial("venture", 7, 9, 7, 9);
      attempt(scene, "venture");
      assertThat(scene.refused(new Answer.ProceedToDice(FED))).containsExactly("FC-VAL-03");
      scene.apply(pass(scene));
      scene.apply(play(scene, "way-of-the-warrior-1"));
      assertThat(scene.decider()).as("a late card").isEqualTo(FED);
      scene.apply(pass(scene));
      assertThat(((FleetFrame.Test) scene.state().top()).stage()).isEqualTo(TestStage.BEFORE_DICE);
      assertThat(scene.refused(pass(scene))).containsExactly("FC-VAL-03");
      scene.apply(adjust(scene, "venture", 3));
      scene.dice(die).apply(new Answer.ProceedToDice(FED));
      assertThat(passed(scene)).isEqualTo(die == 2);
    }
  }

  @Rule({
    "FC-TST-04",
    "FC-TST-05",
    "FC-TST-11",
    "FC-OPP-02",
    "FC-CMD-02",
    "FC-CMD-05",
    "FC-D-58",
    "FC-D-17",
    "FC-I-24"
  })
  @Test
  void eachPlayerPlaysOneCardAndTheTesterLateOnlyAfterTheOther() {
    Scene scene = attempt(scene(20, 0).at("venture", 0, 0), "venture");
    scene.apply(play(scene, "engine-improvements-1"));
    assertThat(scene.decider()).isEqualTo(KLI);
    scene.apply(pass(scene));
    assertThat(scene.asks(FleetFrame.Test.class)).as("no second chance").isFalse();
    assertThat(scene.happened()).contains("CommandLaid", "CommandDrawn");
    scene.ship("venture", ship -> ship.withAdjusted(true).withActed(0)).hand(KLI, CARD);
    attempt(scene, "venture").apply(pass(scene));
    scene.apply(play(scene, CARD));
    scene.apply(pass(scene));
    assertThat(scene.asks(FleetFrame.Test.class)).as("nobody can adjust any more").isFalse();

    scene = attempt(scene(20, 0).at("venture", 0, 0), "venture");
    noCards(scene);
    assertThat(scene.asks(FleetFrame.Test.class)).as("the chance is gone").isFalse();

    scene = attempt(scene(20, 0).at("venture", 0, 0), "venture");
    scene.ship("venture", ship -> ship.withAdjusted(true));
    scene.apply(pass(scene));
    scene.apply(play(scene, "way-of-the-warrior-1"));
    scene.apply(play(scene, "engine-improvements-1"));
    assertThat(scene.asks(FleetFrame.Test.class)).as("nor for the other").isFalse();
    assertThat(scene.events())
        .extracting(event -> event.what())
        .filteredOn(CardEvent.CommandDrawn.class::isInstance)
        .as("the tester draws first")
        .extracting(drawn -> ((CardEvent.CommandDrawn) drawn).player())
        .contains(FED, KLI)
        .isSortedAccordingTo(Comparator.comparing(Seat::number));

    scene = attempt(scene(20, 0).at("venture", 0, 0), "venture");
    scene.apply(play(scene, "engine-improvements-1"));
    scene.apply(play(scene, "way-of-the-warrior-1"));
    assertThat(((FleetFrame.Test) scene.state().top()).stage()).isEqualTo(TestStage.BEFORE_DICE);
    assertThat(scene.refused(play(scene, "engine-improvements-2")))
        .as("one card, and no late one")
        .containsExactly("FC-VAL-03");
  }

  @Rule({"FC-D-66", "FC-CMD-02"})
  @Test
  void theOtherPlayerPlaysWhatIsForTheirSideOfTheTest() {
    Scene scene = scene(20, 0).at("venture", 0, 0);
    scene.hand(KLI, "way-of-the-warrior-3", "way-of-the-warrior-4");
    attempt(scene, "venture").apply(pass(scene));
    assertThat(scene.refused(play(scene, "way-of-the-warrior-3"))).containsExactly("FC-D-66");
    assertThat(scene.refused(play(scene, "way-of-the-warrior-4"))).isEmpty();
  }

  @Rule("FC-D-66")
  @Test
  void aCombatFaceIsPlayedInCombatAlone() {
    Scene scene =
        scene(20, 0).at("venture", 0, 0).at("somraw", 0, 0).hand(FED, "engine-improvements-3");
    attempt(scene, "venture");
    assertThat(scene.refused(play(scene, "engine-improvements-3"))).containsExactly("FC-D-66");
    scene.passTest();
    scene.ship("venture", ship -> ship.withActed(0));
    scene.apply(attack(scene, "venture", "somraw"));
    assertThat(scene.refused(play(scene, "engine-improvements-3"))).isEmpty();
  }

  @Rule({"FC-X-16", "FC-TST-09", "FC-ACT-03", "FC-MSN-02"})
  @Test
  void anAttemptCostsAnActionAndTheShipsAction() {
    Scene scene = attempt(scene(20, 0).at("venture", 0, 0), "venture");
    assertThat(scene.told())
        .contains(
            new ShipEvent.TestStarted(
                TestKind.MISSION,
                scene.card("venture"),
                ShipSystem.SENSORS,
                20,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(scene.card("mission-geological-survey-1"))));
    assertThat(scene.table().actionsUsed()).isOne();
    assertThat(scene.ship("venture").acted()).isOne();
    noCards(scene.dice(1));
    assertThat(scene.refused(Acts.attempt(scene, "venture", "mission-geological-survey-1")))
        .containsExactly("FC-ACT-02");
    assertThat(
            scene.refused(
                new FreeAction.ClaimMission(
                    FED,
                    scene.card("mission-geological-survey-1"),
                    Optional.empty(),
                    Optional.empty())))
        .contains("FC-TST-09");
  }
}
