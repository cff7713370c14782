package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.*;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Secret;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Ships that cloak, move under their tokens, and decloak ({@code FC-CLK}). */
final class CloakingTest {
  @Rule({"FC-X-17", "FC-CLK-01"})
  @Test
  void defiantCloaksAtWhiteAndYellowAndNotAtRed() {
    for (Alert alert : Alert.values()) {
      Scene scene = scene();
      scene.apply(endTurn(scene));
      scene
          .ship("defiant", ship -> ship.withAlert(alert).withSetting(0))
          .tile(0, -1, "dead-space-5", FED)
          .at("defiant", 0, -1);
      int blue = alert == Alert.WHITE ? 4 : 3;
      List<String> refused = scene.refused(cloak(scene, "defiant", alert == Alert.RED ? 1 : blue));
      assertThat(refused.contains("FC-CLK-01")).isEqualTo(alert == Alert.RED);
      assertThat(refused.isEmpty()).isNotEqualTo(alert == Alert.RED);
    }
  }

  @Rule({"FC-X-18", "FC-CLK-02", "FC-CLK-03", "FC-CLK-04", "FC-I-14", "FC-CMP-10", "FC-D-85"})
  @Test
  void aShipThatCloaksLeavesATokenInItsHex() {
    Scene scene = scene();
    assertThat(scene.refused(cloak(scene, "korinar", 0))).containsExactly("FC-CLK-01");
    scene.apply(cloak(scene, "korinar", BLUE_AT_RED));
    assertThat(scene.ship("korinar").cloaked()).isTrue();
    assertThat(scene.ship("korinar").at()).isEqualTo(-1);
    assertThat(scene.table().setting(scene.ship("korinar")).weapons()).isEqualTo(-1);
    assertThat(tokens(scene, 0, 0)).hasSize(1);
    assertThat(scene.told())
        .contains(
            new BoardEvent.TokenPlaced(KLI, scene.token().number(), scene.space(0, 0)),
            new ShipEvent.ShipCloaked(scene.card("korinar"), scene.token().number()),
            new ShipEvent.DialSet(scene.card("korinar"), BLUE_AT_RED));
    assertThat(scene.state().identity(scene.token())).isEqualTo(scene.card("korinar"));
    assertThat(scene.table().actionsUsed()).isOne();
    assertThat(scene.ship("korinar").acted()).isOne();
  }

  @Rule({"FC-X-19", "FC-CLK-10", "FC-PWR-03", "FC-CLK-05", "FC-RPR-01", "FC-I-14", "FC-I-21"})
  @Test
  void anAdjustmentDecloaksAndOnlyThenTheShipIsRepaired() {
    Scene scene = cloaked().control(0, 0, KLI, 1).installation(0, 0, InstallationKind.OUTPOST);
    FleetAction repair = new ShipAction.Repair(KLI, scene.card("korinar"), RepairWork.alert(0));
    assertThat(scene.refused(repair)).contains("FC-CLK-05");
    int token = tokenOf(scene, "korinar");
    scene.apply(adjust(scene, "korinar", 1));
    assertThat(scene.told())
        .containsExactly(
            new BoardEvent.TokenRevealed(token, scene.card("korinar")),
            new BoardEvent.TokenRemoved(token),
            new ShipEvent.ShipDecloaked(scene.card("korinar"), scene.space(0, 0), false, 0),
            new ShipEvent.DialSet(scene.card("korinar"), 1));
    assertThat(scene.table().tokens()).isEmpty();
    assertThat(scene.ship("korinar").at()).isEqualTo(scene.space(0, 0));
    assertThat(scene.ship("korinar").setting()).isOne();
    assertThat(scene.refused(adjust(scene, "korinar", 0))).containsExactly("FC-PWR-06");
    assertThat(scene.refused(repair)).isEmpty();
  }

  @Rule("FC-CLK-10")
  @Test
  void aShipDecloaksAtAnyTimeOfItsTurnAndInNoOther() {
    Scene scene = cloaked().at("bortas", 0, 0).at("venture", 0, 0);
    assertThat(scene.refused(adjust(scene, "korinar", 0))).isEmpty();
    Scene turn = Scene.of(scene.state());
    turn.apply(endTurn(turn));
    turn.apply(attack(turn, "venture", "bortas")).apply(pass(turn));
    assertThat(turn.decider()).isEqualTo(KLI);
    assertThat(turn.refused(adjust(turn, "korinar", 0))).containsExactly("FC-VAL-03");
    Scene test = Scene.of(scene.state());
    test.apply(attack(test, "bortas", "venture"));
    assertThat(test.asks(FleetFrame.Test.class)).isTrue();
    assertThat(test.refused(adjust(test, "korinar", 0))).isEmpty();
    scene.at("venture", 1, 0).apply(start(scene, "bortas"), step(scene, 0, 1));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(adjust(scene, "korinar", 0));
    assertThat(scene.ship("korinar").cloaked()).isFalse();
    assertThat(scene.table().tokens()).isEmpty();
  }

  @Rule({"FC-X-20", "FC-CLK-13", "FC-CLK-07", "FC-EVA-03", "FC-D-80"})
  @Test
  void aTokenHasThePointsOfTheBlueSettingAndRollsNothing() {
    Scene scene = cloaked().at("venture", 0, 1);
    assertThat(scene.table().setting(scene.ship("korinar")).engines()).isEqualTo(5);
    scene.apply(startToken(scene, tokenOf(scene, "korinar")));
    assertThat(scene.state().secrets().get(1).run()).contains(new Secret.TokenRun(5, 0));
    scene.apply(step(scene, 0, 1));
    scene.apply(step(scene, -1, 1));
    assertThat(scene.happened()).doesNotContain("EvasionRolled", "BreakawayRolled");
    assertThat(scene.refused(step(scene, 0, 0))).containsExactly("FC-MOV-07");
    assertThat(scene.asks(FleetFrame.Maneuver.class)).as("its end would tell its MP").isTrue();
    scene.apply(stop(scene));
    assertThat(scene.refused(startToken(scene, tokenOf(scene, "korinar"))))
        .containsExactly("FC-MOV-01");
  }

  @Rule("FC-CLK-13")
  @Test
  void aShipKeepsToItsOwnEnginesWhereAFasterOneIsCloakedToo() {
    Scene scene = cloaked().tile(0, 1, "j-nebula-1", KLI).at("bortas", 0, 0).cloaked("bortas");
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 0, 1));
    assertThat(scene.refused(step(scene, 1, 0))).as("6 and 1 of 5").containsExactly("FC-MOV-07");
    scene.apply(startToken(scene, tokenOf(scene, "bortas")), step(scene, 0, 1));
    assertThat(scene.refused(step(scene, 1, 0))).as("6 and 1 of 7").isEmpty();
  }

  @Rule({
    "FC-CLK-06",
    "FC-CLK-08",
    "FC-CLK-09",
    "FC-CLK-14",
    "FC-CLK-15",
    "FC-EXP-07",
    "FC-D-39",
    "FC-D-80",
    "FC-I-12",
    "FC-I-27"
  })
  @Test
  void aTokenStopsAtAnUnexploredTileWhichIsExploredWhenItsShipDecloaks() {
    Scene scene = cloaked().hidden(0, -1, "dead-space-7");
    int token = tokenOf(scene, "korinar");
    scene.apply(startToken(scene, token), step(scene, 0, -1));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.tile(0, -1).explored()).isFalse();
    Scene later = Scene.of(scene.state());
    later.apply(endTurn(later));
    later.apply(endTurn(later));
    later.apply(startToken(later, token), step(later, 0, 0));
    assertThat(tokens(later, 0, 0)).containsExactly(token);
    assertThat(later.tile(0, -1).explored()).isFalse();
    Scene fresh = Scene.of(scene.state());
    fresh.apply(endTurn(fresh));
    fresh.apply(endTurn(fresh));
    fresh.dice(6).apply(adjust(fresh, "korinar", 0));
    assertThat(fresh.refused(start(fresh, "korinar"))).as("no maneuver is used up").isEmpty();
    scene.dice(6).apply(adjust(scene, "korinar", 0));
    assertThat(scene.tile(0, -1).exploredBy()).contains(Faction.KLINGON);
    assertThat(scene.happened()).contains("ShipDecloaked", "TileExplored", "EncounterChecked");

    Scene other = cloaked().at("venture", 0, 0);
    other.apply(endTurn(other));
    assertThat(other.refused(attack(other, "venture", "korinar"))).containsExactly("FC-CLK-06");
    assertThat(
            other.refused(
                new ShipAction.TransportEnemy(FED, other.card("venture"), other.card("korinar"))))
        .containsExactly("FC-CLK-08");
    Optional<CardId> korinar = Optional.of(other.card("korinar"));
    assertThat(other.refused(new ShipAction.SendAwayTeam(FED, other.card("venture"), korinar)))
        .contains("FC-CLK-08");
    assertThat(
            other.refused(
                new ShipAction.RetrieveAwayTeam(
                    FED, other.card("venture"), Faction.FEDERATION, korinar)))
        .containsExactly("FC-CLK-08");
  }

  @Rule({"FC-CLK-05", "FC-CLK-02", "FC-ECH-07", "FC-I-27"})
  @Test
  void aCloakedShipTakesNoOtherAction() {
    Scene scene = cloaked();
    assertThat(scene.refused(exert(scene, "korinar"))).contains("FC-CLK-05");
    assertThat(scene.refused(cloak(scene, "korinar", BLUE_AT_RED))).contains("FC-CLK-05");
    assertThat(scene.legal(KLI))
        .filteredOn(ShipAction.class::isInstance)
        .filteredOn(action -> ((ShipAction) action).ship().equals(scene.card("korinar")))
        .containsExactly(echo(scene, "korinar"));
  }

  @Rule({"FC-D-26", "FC-BRK-01"})
  @Test
  void whoHidesAndShowsItselfAgainIsHeldByTheEnemiesOfTheStart() {
    Scene scene = scene().at("venture", 0, 0);
    scene.apply(cloak(scene, "korinar", BLUE_AT_RED), adjust(scene, "korinar", 0));
    scene.dice(6, 1).apply(start(scene, "korinar"));
    assertThat(scene.happened()).contains("BreakawayRolled");
  }

  @Rule("FC-D-86")
  @Test
  void inTheMidstOfATestNobodyDecloaksWhereTheyWouldExplore() {
    Scene scene = cloaked().at("rotarran", 1, 0).at("venture", 1, 0);
    scene.change(play -> Tokens.move(play, tokenOf(scene, "korinar"), scene.space(0, 2)));
    assertThat(scene.refused(adjust(scene, "korinar", 0))).isEmpty();
    scene.apply(attack(scene, "rotarran", "venture"));
    assertThat(scene.refused(adjust(scene, "korinar", 0))).containsExactly("FC-D-86");
    assertThat(scene.legal(KLI, FreeAction.PowerAdjust.class))
        .doesNotContain((FreeAction.PowerAdjust) adjust(scene, "korinar", 0))
        .contains((FreeAction.PowerAdjust) adjust(scene, "rotarran", 1));
    scene.change(play -> Tokens.move(play, tokenOf(scene, "korinar"), scene.space(0, 1)));
    assertThat(scene.refused(adjust(scene, "korinar", 0))).as("nothing to explore").isEmpty();
  }

  @Rule({"FC-CLK-13", "FC-MOV-01", "FC-D-85"})
  @Test
  void aShipThatCloaksAfterItsManeuverHasMovedUnderItsTokenToo() {
    Scene scene = scene();
    scene.apply(start(scene, "korinar"), step(scene, 0, 1));
    scene.apply(cloak(scene, "korinar", BLUE_AT_RED));
    assertThat(scene.refused(startToken(scene, scene.token().number())))
        .containsExactly("FC-MOV-01");
    assertThat(scene.ship("korinar").maneuvered()).as("of that nobody is told").isFalse();
  }

  @Rule({"FC-D-80", "FC-CPT-04"})
  @Test
  void aTokenThatEntersItsPostGoesOnNoFurther() {
    Scene scene = scene().tile(0, 2, "dead-space-4", KLI).at("korinar", 0, 2).cloaked("korinar");
    int token = scene.token().number();
    scene.apply(startToken(scene, token), step(scene, 0, 3));
    assertThat(scene.told()).contains(new BoardEvent.ManeuverEnded(KLI, token, ManeuverEnd.POST));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-D-39", "FC-D-86"})
  @Test
  void whoHasToExploreInTheEnemysTurnHasNoMomentToAdjust() {
    Scene scene = scene().hidden(0, -1, "k-planet-1").onTop("stellar-pulse").at("bortas", 0, 0);
    scene.ship("bortas", ship -> ship.withAlert(Alert.YELLOW)).cloaked("bortas");
    scene.apply(startToken(scene, tokenOf(scene, "bortas")), step(scene, 0, -1), endTurn(scene));
    scene.dice(1).change(play -> Damage.take(play, scene.card("bortas"), 1, Optional.empty()));
    scene.apply(dial(scene, "bortas", 0));
    assertThat(scene.happened()).contains("EncounterDrawn", "EncounterResolved");
    assertThat(scene.ship("bortas").tokens()).hasSize(1);
  }
}
