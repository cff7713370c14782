package io.stardeck.fleetcaptains.tests;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Opposed tests that cards begin. */
final class OpposedTestsTest {
  @Rule({"FC-X-09", "FC-D-18", "FC-CMD-02"})
  @Test
  void sensorOverloadStartsATestInWhichACardMayBePlayed() {
    for (int klingon : new int[] {1, 2}) {
      Scene scene =
          Scene.of(
                  Fixture.standard()
                      .with("ships", "bortas", "{'standing':[],'abilities':[]}")
                      .set(),
                  builder -> builder,
                  "starfleet-science",
                  "engine-improvements",
                  "imperial-intelligence")
              .fleet(FED, "yeager")
              .fleet(KLI, "bortas")
              .hand(FED, "starfleet-science-4", "engine-improvements-4")
              .hand(KLI)
              .tile(0, 0, "m-planet-2", FED)
              .at("yeager", 0, 0)
              .at("bortas", 0, 0)
              .dial("yeager", 3, 6, 4, 3)
              .dial("bortas", 12, 7, 6, 7)
              .crew("bortas", "imperial-intelligence-10")
              .dice(4, klingon);
      scene.ship(
          "bortas", ship -> ship.withTokens(new SystemToken(ShipSystem.SENSORS, Optional.of(1))));
      scene.playWithShip(FED, "starfleet-science-4", "yeager");
      scene.apply(new Answer.PlayTestCard(FED, scene.card("engine-improvements-4"), 0)).passTest();
      assertThat(scene.ship("bortas").tokens()).hasSize(klingon == 1 ? 2 : 1);
    }
  }

  /** The Federation can overload the sensors of a Klingon ship that is there. */
  private static Scene overload() {
    return Scene.of(Fixture.plain(), builder -> builder, "starfleet-science", "house-politics")
        .fleet(FED, "yeager")
        .fleet(KLI, "bortas")
        .hand(FED, "starfleet-science-4")
        .hand(KLI)
        .tile(0, 0, "m-planet-2", FED)
        .at("yeager", 0, 0)
        .at("bortas", 0, 0)
        .dial("yeager", 3, 6, 4, 3);
  }

  @Rule({"FC-X-56", "FC-D-42"})
  @Test
  void aDisabledTargetCountsNothingAndRollsNoDie() {
    Scene scene = overload().dice(1);
    SystemToken five = new SystemToken(ShipSystem.SENSORS, Optional.of(-5));
    SystemToken disabled = new SystemToken(ShipSystem.SENSORS, Optional.empty());
    scene.ship("yeager", ship -> ship.withTokens(five).withAdjusted(true));
    scene.ship("bortas", ship -> ship.withTokens(disabled));
    scene.playWithShip(FED, "starfleet-science-4", "yeager").passTest();
    assertThat(scene.told()).contains(new ShipEvent.DiceRolled(ImmutableList.of(Die.of(1))));
    assertThat(scene.ship("bortas").tokens()).hasSize(2);
  }

  @Rule({"FC-OPP-04", "FC-D-94"})
  @Test
  void anotherShipMayJoinTheTestOfACard() {
    Scene scene =
        Scene.of(Fixture.plain(), builder -> builder, "starfleet-science")
            .fleet(FED, "yeager", "venture")
            .fleet(KLI, "bortas")
            .hand(FED, "starfleet-science-4")
            .hand(KLI)
            .tile(0, 0, "m-planet-2", FED)
            .at("yeager", 0, 0)
            .at("venture", 0, 0)
            .at("bortas", 0, 0);
    scene.playWithShip(FED, "starfleet-science-4", "yeager");
    scene.apply(new Answer.JoinTest(FED, scene.card("venture")));
    assertThat(((FleetFrame.Test) scene.state().top()).test().ships())
        .containsExactly(scene.card("yeager"), scene.card("venture"));
    assertThat(scene.ship("venture").acted()).isOne();
    assertThat(scene.table().actionsUsed()).as("one each").isEqualTo(2);
  }

  @Rule({"FC-OPP-02", "FC-TST-05", "FC-D-66"})
  @Test
  void whatRaisesTheSystemThatIsTestedIsPlayedByTheSideOfTheTargetToo() {
    Scene scene = overload().dial("bortas", 12, 7, 6, 7).hand(KLI, "house-politics-1");
    scene.playWithShip(FED, "starfleet-science-4", "yeager").apply(Acts.pass(scene)).dice(1, 1);
    scene.apply(new Answer.PlayTestCard(KLI, scene.card("house-politics-1"), 1)).passTest();
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(false, 7, 11));
  }

  @Rule({"FC-D-42", "FC-OPP-03"})
  @Test
  void aTargetWithARatingOfZeroStillRollsItsDie() {
    Scene scene = overload().dial("bortas", 12, 7, 6, 7).dice(1, 6);
    SystemToken sensors = new SystemToken(ShipSystem.SENSORS, Optional.of(-7));
    scene.ship("yeager", ship -> ship.withAdjusted(true));
    scene.ship("bortas", ship -> ship.withTokens(sensors));
    scene.playWithShip(FED, "starfleet-science-4", "yeager").passTest();
    assertThat(scene.told())
        .contains(
            new ShipEvent.DiceRolled(ImmutableList.of(Die.of(1), Die.of(6))),
            new ShipEvent.TestEnded(true, 7, 6));
  }

  @Rule({"FC-TST-05", "FC-TST-10", "FC-D-17"})
  @ParameterizedTest
  @CsvSource({"false,false,true", "true,false,false", "true,true,true"})
  void whatLowersADisabledTargetIsNotPlayedUnlessItCanStillBeSaved(
      boolean disabled, boolean ownTurn, boolean playable) {
    String lowers =
        "{'kind':'OPERATIONS','timing':'TEST','test':{'kinds':[],'systems':[]},'effects':"
            + "[{'do':'MODIFY_TEST','system':'SENSORS','side':'OPPONENT','amount':-1}]}";
    Fixture fixture = Fixture.standard().face("starfleet-science-5", lowers);
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "starfleet-science")
            .fleet(FED, "yeager")
            .fleet(KLI, "bortas")
            .hand(FED, "starfleet-science-4", "starfleet-science-5")
            .hand(KLI)
            .tile(0, 0, "m-planet-2", FED)
            .at("yeager", 0, 0)
            .at("bortas", 0, 0)
            .playWithShip(FED, "starfleet-science-4", "yeager");
    SystemToken token = new SystemToken(ShipSystem.SENSORS, Optional.empty());
    scene.ship("bortas", ship -> disabled ? ship.withTokens(token) : ship);
    scene.table(table -> ownTurn ? table.withActive(KLI) : table);
    Answer.PlayTestCard play = new Answer.PlayTestCard(FED, scene.card("starfleet-science-5"), 0);
    assertThat(scene.refused(play)).isEqualTo(playable ? List.of() : List.of("FC-D-66"));
  }
}
