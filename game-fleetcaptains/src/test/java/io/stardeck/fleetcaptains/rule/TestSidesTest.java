package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.attempt;
import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.noCards;
import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.passed;
import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.rolled;
import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.scene;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who takes part in a test, with how much, and until when ({@code FC-COP, FC-D-19, FC-D-94}). */
final class TestSidesTest {
  @Rule("FC-D-84")
  @Test
  void aLevelOfNothingIsPassedByAnySystemThatIsNotDisabled() {
    for (boolean disabled : new boolean[] {false, true}) {
      Scene scene = scene(0, 0).at("equinox", 0, 0);
      scene.ship("equinox", ship -> ship.withAlert(Alert.RED).withSetting(1)); // Sensors 0
      if (disabled) {
        SystemToken token = new SystemToken(ShipSystem.SENSORS, Optional.empty());
        scene.ship("equinox", ship -> ship.withTokens(token));
      }
      attempt(scene, "equinox").passTest();
      assertThat(passed(scene)).isEqualTo(!disabled);
      assertThat(rolled(scene)).isFalse();
    }
  }

  @Rule({"FC-D-21", "FC-D-16", "FC-D-19", "FC-TST-10"})
  @Test
  void whatIsBelowZeroInTestsAloneACardSavesOrAnotherShip() {
    SystemToken one = new SystemToken(ShipSystem.SENSORS, Optional.of(-1));
    Scene scene = scene(9, 0).at("equinox", 0, 0).cargo("equinox", "tribbles-1"); // -1 in tests
    scene.ship("equinox", ship -> ship.withSetting(3).withTokens(one).withAdjusted(true));
    attempt(scene, "equinox");
    scene.apply(play(scene, "engine-improvements-1"));
    scene.dice(5).apply(pass(scene));
    assertThat(passed(scene)).as("0 - 1 + 5 + 5").isTrue();

    scene = scene(3, 0).at("equinox", 0, 0).cargo("equinox", "tribbles-1");
    scene.ship("equinox", ship -> ship.withSetting(3).withTokens(one).withAdjusted(true));
    attempt(scene, "equinox");
    noCards(scene);
    assertThat(rolled(scene)).as("-1 is disabled").isFalse();
    assertThat(passed(scene)).isFalse();

    scene = scene(9, 1).at("equinox", 0, 0).cargo("equinox", "tribbles-1").at("reliant", 0, 0);
    scene.ship("equinox", ship -> ship.withSetting(3).withTokens(one)).dial("reliant", 5, 4, 6, 5);
    attempt(scene, "reliant").apply(joinTest(scene, "equinox"));
    noCards(scene.dice(5));
    assertThat(passed(scene)).as("4 + 5: what is below 0 adds nothing").isTrue();
  }

  @Rule("FC-D-94")
  @Test
  void nobodyJoinsOnceTheFirstWindowIsClosed() {
    Scene scene = scene(20, 1).at("venture", 0, 0).at("yosemite", 0, 0);
    attempt(scene, "venture");
    assertThat(scene.refused(joinTest(scene, "yosemite"))).isEmpty();
    scene.apply(pass(scene));
    scene.apply(play(scene, "way-of-the-warrior-1"));
    assertThat(scene.decider()).isEqualTo(FED);
    assertThat(scene.refused(joinTest(scene, "yosemite"))).containsExactly("FC-VAL-03");
  }

  @Rule({"FC-X-08", "FC-COP-01", "FC-COP-02", "FC-COP-03", "FC-D-19", "FC-D-94", "FC-MSN-01"})
  @Test
  void ratingsAreAddedAndOneDieIsRolled() {
    for (int die = 2; die <= 3; die++) {
      Scene scene =
          scene(20, 2)
              .missions(FED)
              .missions(KLI, "mission-geological-survey-1")
              .at("klothos", 0, 0)
              .at("mahtha", 0, 0)
              .at("bortas", 0, 0)
              .dial("klothos", 6, 7, 5, 6)
              .dial("mahtha", 8, 10, 6, 8);
      scene.apply(endTurn(scene));
      scene.hand(FED).hand(KLI);
      attempt(scene, "klothos");
      assertThat(scene.refused(pass(scene))).as("two are needed").containsExactly("FC-MSN-01");
      scene.apply(joinTest(scene, "mahtha"));
      assertThat(scene.refused(joinTest(scene, "somraw"))).containsExactly("FC-COP-01");
      noCards(scene.dice(die));
      assertThat(passed(scene)).isEqualTo(die == 3);
      assertThat(scene.table().actionsUsed()).isEqualTo(2);
      assertThat(scene.ship("klothos").acted()).isOne();
      assertThat(scene.ship("mahtha").acted()).isOne();
    }
  }

  @Rule({"FC-D-94", "FC-MSN-01"})
  @Test
  void anObjectiveForTwoShipsNeedsTwoThatCanAct() {
    Scene scene = scene(20, 2).at("venture", 0, 0);
    assertThat(scene.refused(Acts.attempt(scene, "venture", "mission-geological-survey-1")))
        .containsExactly("FC-MSN-01");
    scene.at("reliant", 0, 0).table(table -> table.withActionsUsed(2));
    assertThat(scene.refused(Acts.attempt(scene, "venture", "mission-geological-survey-1")))
        .containsExactly("FC-MSN-01");
    scene.table(table -> table.withActionsUsed(1));
    assertThat(scene.refused(Acts.attempt(scene, "venture", "mission-geological-survey-1")))
        .isEmpty();
  }

  @Rule({"FC-D-19", "FC-TST-10"})
  @Test
  void aSideIsDisabledOnlyIfAllOfItIs() {
    for (boolean all : new boolean[] {true, false}) {
      Scene scene = scene(3, 1).at("venture", 0, 0).at("yosemite", 0, 0);
      scene.ship("venture", ship -> ship.withTokens(NO_SENSORS));
      scene.ship("yosemite", ship -> ship.withTokens(all ? NO_SENSORS : ONE_LESS));
      attempt(scene, "venture").apply(joinTest(scene, "yosemite"), pass(scene));
      assertThat(scene.asks(FleetFrame.Test.class)).as("for the other player").isEqualTo(!all);
      assertThat(scene.happened().contains("TestEnded")).isEqualTo(all);
    }
  }

  private static final SystemToken NO_SENSORS =
      new SystemToken(ShipSystem.SENSORS, Optional.empty());
  private static final SystemToken ONE_LESS = new SystemToken(ShipSystem.SENSORS, Optional.of(-1));

  @Rule({"FC-D-94", "FC-MSN-01"})
  @Test
  void aTestForMoreShipsThanCanJoinAnyLongerFailsAtOnce() {
    Scene scene = scene(20, 2).at("venture", 0, 0).at("yosemite", 0, 0);
    attempt(scene, "venture");
    assertThat(scene.refused(pass(scene))).containsExactly("FC-MSN-01");
    assertThat(scene.refused(play(scene, "engine-improvements-1"))).containsExactly("FC-MSN-01");
    scene.ship("yosemite", ship -> ship.withTokens(NO_SENSORS).withAdjusted(true));
    scene.apply(pass(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("without the other player").isTrue();
    assertThat(scene.told()).contains(ShipEvent.TestEnded.failed(20, ShipEvent.Lacking.SHIPS));
    assertThat(scene.happened()).doesNotContain("DiceRolled");
    assertThat(scene.ship("venture").acted()).as("the action is spent").isOne();
  }

  @Rule({"FC-D-21", "FC-TST-06", "FC-COP-03"})
  @Test
  void aCardForAnotherSystemChangesNothing() {
    Scene scene = scene(10, 0).hand(FED, "engine-improvements-4"); // all + 1, Weapons + 6
    attempt(scene.at("reliant", 0, 0).dial("reliant", 5, 4, 6, 5), "reliant");
    scene.apply(play(scene, "engine-improvements-4"));
    scene.dice(4).apply(pass(scene));
    assertThat(passed(scene)).as("4 + 1 + 4 of 10").isFalse();
  }

  @Rule({"FC-SYS-06", "FC-SYS-07", "FC-D-21"})
  @Test
  void whatHoldsForAShipMayTakeItToZeroButNoFurther() {
    for (int less = 3; less <= 5; less++) {
      String lasting =
          "{'standing':[{'does':'MODIFY_RATING','system':'SENSORS','amount':-%s,'context':'ALWAYS'},"
              + "{'does':'MODIFY_RATING','system':'SENSORS','amount':2,'context':'ANY_TEST'}]}";
      Scene scene =
          Scene.of(Fixture.standard().with("ships", "reliant", lasting.formatted(less)).set());
      scene.fleet(FED, "reliant").dial("reliant", 5, 4, 6, 5);
      Ship ship = scene.ship("reliant");
      assertThat(Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.SENSORS))
          .isEqualTo(4 - less);
      assertThat(
              Ratings.of(
                  scene.table(),
                  ship,
                  ship.at(),
                  ShipSystem.SENSORS,
                  Ratings.testing(TestKind.MISSION)))
          .as("what helps in tests alone helps none that is disabled")
          .isEqualTo(less == 5 ? -1 : 6 - less);
    }
  }

  @Rule({"FC-D-16", "FC-PWR-04"})
  @Test
  void whoIsTestedInTheEnemysTurnSavesNothingByAnAdjustment() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE',"
                    + "'optional':false}],'effects':[{'do':'ON_TARGET','target':0,'effects':"
                    + "[{'do':'TEST','system':'SENSORS','level':1,'together':false,'onPass':[],"
                    + "'onFail':[{'do':'PLACE_SYSTEM_TOKEN','system':'WEAPONS'}]}]}]}");
    Scene scene =
        Scene.of(fixture.set(), config -> config, "engine-improvements", "way-of-the-warrior")
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .hand(FED, "engine-improvements-1")
            .ship("groth", ship -> ship.withTokens(NO_SENSORS));
    scene.playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(scene.asks(FleetFrame.Test.class)).isFalse();
    assertThat(scene.ship("groth").tokens()).as("it failed").hasSize(2);
  }

  @Rule("FC-D-17")
  @Test
  void theTargetsPlayerAdjustsLastInTheOwnTurnIfItsShipStillCan() {
    for (boolean can : new boolean[] {true, false}) {
      Scene scene = scene(20, 0).at("venture", 0, 0).at("mahtha", 0, 0);
      scene.dice(1, 6).apply(start(scene, "venture"));
      scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("mahtha"), scene.card("venture")));
      scene.apply(play(scene, "way-of-the-warrior-2"));
      scene.ship("venture", ship -> ship.withAdjusted(!can)).apply(pass(scene));
      assertThat(scene.asks(FleetFrame.Test.class)).isEqualTo(can);
    }
  }

  @Rule({"FC-CBT-02", "FC-OPP-02"})
  @Test
  void inAnAttackEachPlayerPlaysOneCardAndNoMore() {
    Scene scene = scene(20, 0).at("venture", 0, 0).at("groth", 0, 0).fleet(KLI, "somraw");
    scene.at("somraw", 0, 0).ship("venture", ship -> ship.withAdjusted(true));
    scene.apply(attack(scene, "venture", "somraw"), pass(scene));
    assertThat(scene.decider()).isEqualTo(KLI);
    scene.apply(play(scene, "way-of-the-warrior-1"));
    assertThat(scene.decider()).as("late").isEqualTo(FED);
    int weapons = scene.table().setting(scene.ship("venture")).weapons();
    scene.dice(1, 6).apply(play(scene, "engine-improvements-2"));
    assertThat(scene.asks(FleetFrame.Test.class)).isFalse();
    assertThat(scene.events().toString())
        .as("both cards count: -3 and +2")
        .contains("total=" + (weapons - 3 + 2 + 1) + ",");
  }

  @Rule({"FC-D-16", "FC-D-21", "FC-TST-10", "FC-SYS-06", "FC-I-23"})
  @Test
  void aCardThatTakesTheTesterBelowZeroFailsTheTestWithoutADie() {
    Scene scene = scene(6, 0).at("equinox", 0, 0);
    scene.ship("equinox", ship -> ship.withSetting(3).withAdjusted(true)); // Sensors 1
    attempt(scene, "equinox").apply(pass(scene));
    scene.apply(play(scene, "way-of-the-warrior-1")); // -3
    scene.apply(pass(scene));
    assertThat(scene.told()).contains(ShipEvent.TestEnded.failed(6, ShipEvent.Lacking.SYSTEM));
    assertThat(rolled(scene)).isFalse();
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-COP-02", "FC-D-94", "FC-D-79", "FC-TST-10", "FC-CBT-08", "FC-D-19"})
  @Test
  void whoJoinsIsToldAndNeedsTheSystemThatIsTested() {
    Scene mission = scene(20, 2).at("venture", 0, 0).at("yosemite", 0, 0).at("reliant", 0, 0);
    mission.ship("reliant", ship -> ship.withTokens(NO_SENSORS).withAdjusted(true));
    attempt(mission, "venture").apply(joinTest(mission, "yosemite"));
    assertThat(mission.told())
        .contains(
            new ShipEvent.TestJoined(mission.card("yosemite")),
            new ShipEvent.ActionTaken(mission.card("yosemite"), ActionKind.TEST));
    assertThat(mission.refused(joinTest(mission, "reliant"))).containsExactly("FC-TST-10");

    Scene attack = scene(20, 0).at("venture", 0, 0).at("yosemite", 0, 0).at("reliant", 0, 0);
    SystemToken unarmed = new SystemToken(ShipSystem.WEAPONS, Optional.empty());
    attack.ship("reliant", ship -> ship.withTokens(unarmed)).at("somraw", 0, 0);
    attack.apply(attack(attack, "venture", "somraw"), joinTest(attack, "yosemite"));
    assertThat(attack.told())
        .contains(new ShipEvent.ActionTaken(attack.card("yosemite"), ActionKind.COMBAT));
    assertThat(attack.refused(joinTest(attack, "reliant"))).containsExactly("FC-D-79");
  }

  @Rule({"FC-TST-04", "FC-CRD-02"})
  @Test
  void aCardInATestIsToldWithItsFaceWhichItHasToHave() {
    Scene scene = attempt(scene(20, 0).at("venture", 0, 0), "venture");
    CardId card = scene.card("engine-improvements-1");
    for (int face : new int[] {-1, 1}) {
      assertThat(scene.refused(new Answer.PlayTestCard(FED, card, face)))
          .as("it has one face")
          .containsExactly("FC-CRD-02");
    }
    scene.apply(play(scene, "engine-improvements-1"));
    assertThat(scene.told()).contains(new CardEvent.CommandPlayed(FED, card, 0, Optional.empty()));
  }
}
