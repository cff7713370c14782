package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings: the first ones, adjustments, and those after damage ({@code FC-PWR, FC-D-43}). */
final class SettingsRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene() {
    return laid(Plain.scene());
  }

  private static Scene scene(Fixture fixture) {
    return laid(Scene.of(fixture.set()));
  }

  private static Scene laid(Scene scene) {
    return scene
        .fleet(FED, "venture", "yeager")
        .fleet(KLI, "groth")
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "dead-space-1", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  @Rule({"FC-D-09", "FC-D-11"})
  @Test
  void afterTheLastFirstSettingTheGameBeginsAndWhoBeginsIsTold() {
    for (Faction first : Faction.values()) {
      FleetConfig config = FleetConfig.builder().startFaction(first).build();
      FleetState state = GAME.setup(config, Chance.seeded(5)).state();
      List<GameEvent> told = List.of();
      while (!(state.top() instanceof FleetFrame.Turn)) {
        var action = GAME.legalActions(state, GAME.toAct(state).get(0)).get(0);
        var done = (Ruling.Accepted<FleetState>) GAME.apply(state, action);
        told = done.events().stream().map(Event::what).toList();
        state = done.state();
      }
      assertThat(told)
          .containsSubsequence(
              new GameProgress.GameStarted(first),
              new GameProgress.TurnStarted(first == Faction.FEDERATION ? FED : KLI, 1));
    }
  }

  @Rule("FC-D-43")
  @Test
  void theOnlySettingOfALevelIsToldThoughNobodyChoosesIt() {
    String dial =
        "{'dial':{'white':[S],'yellow':[S],'red':[S]}}"
            .replace("S", "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}");
    Scene scene =
        Scene.of(Fixture.standard().with("ships", "groth", dial).set())
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .hand(FED)
            .hand(KLI)
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .dial("venture", 6, 13, 6, 7);
    scene.apply(attack(scene, "venture", "groth")).dice(4, 6).passTest();
    assertThat(scene.told())
        .containsSubsequence(
            new ShipEvent.AlertChanged(scene.card("groth"), Alert.YELLOW),
            new ShipEvent.DialSet(scene.card("groth"), 0));
  }

  @Rule({"FC-PWR-02", "FC-PWR-04", "FC-D-17"})
  @Test
  void anAdjustmentIsToldAndMadeInTheOwnTurnAlone() {
    Scene scene = scene();
    scene.apply(adjust(scene, "venture", 2));
    assertThat(scene.told()).containsExactly(new ShipEvent.DialSet(scene.card("venture"), 2));
    scene.apply(attack(scene, "venture", "groth"), pass(scene));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.refused(adjust(scene, "groth", 1))).containsExactly("FC-VAL-03");
  }

  @Rule({"FC-D-43", "FC-VAL-04"})
  @Test
  void afterDamageTheSettingOfThatShipIsAskedForOnce() {
    Scene scene = scene();
    scene.change(play -> Damage.take(play, scene.card("venture"), 2, Optional.empty()));
    assertThat(scene.refused(dial(scene, "yeager", 0))).containsExactly("FC-VAL-04");
    scene.apply(dial(scene, "venture", 0));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("at the final level alone").isTrue();
  }

  @Rule({"FC-D-43", "FC-CBT-05", "FC-FLT-12"})
  @Test
  void theNewAlertLevelAndItsSettingAreTold() {
    Scene scene = scene().dial("venture", 7, 9, 7, 9).dial("groth", 7, 5, 6, 6).dice(1, 6);
    scene.apply(endTurn(scene)).hand(FED).hand(KLI);
    scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0)).dice(6, 1);
    scene.apply(attack(scene, "groth", "venture"));
    scene.passTest();
    assertThat(scene.told()).contains(new ShipEvent.AlertChanged(scene.card("venture"), Alert.RED));
    scene.apply(dial(scene, "venture", 1));
    assertThat(scene.told()).containsExactly(new ShipEvent.DialSet(scene.card("venture"), 1));
  }

  @Rule({"FC-MOV-13", "FC-PWR-05", "FC-D-22"})
  @Test
  void anAdjustmentInWhatAClaimSetsOffEndsAManeuverThatWasRolledForAndHasNotMoved() {
    String offers =
        "{'abilities':[{'mode':'TRIGGERED','trigger':'MISSION_COMPLETED','optional':true,"
            + "'costs':[],'usesAction':false,'limit':'ONCE_PER_TURN','targets':[],"
            + "'effects':[{'do':'DRAW_COMMAND','amount':1}],'text':''}]}";
    Scene scene =
        Scene.of(Fixture.standard().with("ships", "venture", offers).set())
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .control(0, 0, FED, 1)
            .control(0, 1, FED, 1)
            .missions(FED, "mission-foothold-1")
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .dice(6, 1);
    scene.apply(start(scene, "venture"));
    assertThat(scene.happened()).contains("BreakawayRolled");
    scene.apply(
        new FreeAction.ClaimMission(
            FED, scene.card("mission-foothold-1"), Optional.empty(), Optional.empty()));
    assertThat(scene.asks(FleetFrame.Offered.class)).isTrue();
    scene.apply(adjust(scene, "venture", 1));
    assertThat(scene.happened()).containsExactly("ManeuverEnded", "DialSet");
    scene.apply(new Answer.LeaveAbility(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule("FC-D-43")
  @Test
  void aSingleSettingThatIsNotBlueIsTakenWithoutAQuestion() {
    String blue = "{'weapons':-1,'sensors':3,'engines':5,'shields':-1,'cloaked':true}";
    String plain = "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}";
    String dial = "{'dial':{'white':[%s],'yellow':[%s,%s],'red':[%s]}}";
    Scene scene =
        Scene.of(
                Fixture.standard()
                    .with("ships", "groth", dial.formatted(plain, blue, plain, plain))
                    .set())
            .fleet(KLI, "groth");
    scene.change(play -> Damage.take(play, scene.card("groth"), 1, Optional.empty()));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("groth").setting()).as("the first one is blue").isOne();
  }

  @Rule({"FC-SYS-03", "FC-SYS-05", "FC-SYS-07", "FC-D-21"})
  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void aSystemAtZeroIsUsedAndRaisedAndADisabledOneIsNot(int raised) {
    String setting = "{'weapons':%s,'sensors':3,'engines':3,'shields':3,'cloaked':false}";
    String zero = setting.formatted(0);
    String ship =
        "{'standing':[{'does':'MODIFY_RATING','system':'WEAPONS','amount':%s,'context':'ALWAYS'}],"
            + "'dial':{'white':[%s,%s],'yellow':[%s],'red':[%s]}}";
    String json = ship.formatted(raised, zero, setting.formatted(-1), zero, zero);
    Scene scene = scene(Fixture.standard().with("ships", "venture", json));
    assertThat(weapons(scene)).isEqualTo(raised);
    assertThat(scene.refused(attack(scene, "venture", "groth"))).isEmpty();
    scene.ship("venture", now -> now.withSetting(1));
    assertThat(weapons(scene)).isEqualTo(Setting.DISABLED);
    assertThat(scene.refused(attack(scene, "venture", "groth"))).containsExactly("FC-D-79");
  }

  private static int weapons(Scene scene) {
    Ship ship = scene.ship("venture");
    return Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.WEAPONS);
  }

  @Rule({"FC-I-21", "FC-PWR-02", "FC-ALR-04"})
  @ParameterizedTest
  @EnumSource(Alert.class)
  void anAdjustmentNeverChangesTheAlertLevel(Alert alert) {
    Scene scene = Plain.scene().fleet(FED, "venture");
    scene.ship("venture", ship -> ship.withAlert(alert).withSetting(0));
    scene.apply(adjust(scene, "venture", 1));
    assertThat(scene.ship("venture").alert()).isEqualTo(alert);
    assertThat(scene.ship("venture").setting()).isOne();
  }

  @Rule({
    "FC-PWR-02",
    "FC-PWR-03",
    "FC-CLK-11",
    "FC-ALR-04",
    "FC-ALR-05",
    "FC-SYS-03",
    "FC-SYS-08",
    "FC-I-21"
  })
  @Test
  void anyUncloakedSettingOfTheLevelCanBeChosenAndNoOther() {
    Scene scene = SystemTestRulesTest.scene(5, 0).at("klothos", 0, 0);
    scene.apply(endTurn(scene));
    assertThat(scene.legal(KLI, FreeAction.PowerAdjust.class))
        .filteredOn(action -> action.ship().equals(scene.card("klothos")))
        .extracting(FreeAction.PowerAdjust::setting)
        .containsExactly(1, 2, 3);
    assertThat(scene.refused(adjust(scene, "klothos", 4))).containsExactly("FC-CLK-11");
    assertThat(scene.refused(adjust(scene, "klothos", 5))).containsExactly("FC-PWR-02");
    scene.ship("mahtha", ship -> ship.withAlert(Alert.RED).withSetting(0));
    int red = scene.table().def(scene.ship("mahtha")).settings(Alert.RED).size();
    assertThat(scene.refused(adjust(scene, "mahtha", red)))
        .as("a setting that there is at white alone")
        .containsExactly("FC-PWR-02");
    scene.apply(adjust(scene, "klothos", 2));
    assertThat(scene.ship("klothos").setting()).isEqualTo(2);
    assertThat(scene.ship("klothos").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.refused(adjust(scene, "klothos", 1))).containsExactly("FC-PWR-06");
  }
}
