package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Exploration, encounters on the way, and power adjustments within them. */
final class ExplorationRulesTest {
  private static Scene scene() {
    return Plain.scene()
        .fleet(FED, "yosemite", "equinox", "voyager", "venture")
        .fleet(KLI, "kronos-one", "somraw")
        .hand(FED)
        .hand(KLI)
        .tile(0, -1, "dead-space-1", FED);
  }

  /** A ship next to an unexplored tile, where that encounter comes up. */
  private static Scene meeting(Scene scene, String encounter, String... ships) {
    scene.hidden(0, 0, "k-planet-1").onTop(encounter);
    for (String ship : ships) {
      scene.at(ship, 0, -1);
    }
    return scene;
  }

  private static void explore(Scene scene, String... ships) {
    scene.apply(start(scene, ships[0]));
    for (int i = 1; i < ships.length; i++) {
      scene.apply(join(scene, ships[i]));
    }
    scene.dice(2).apply(step(scene, 0, 0));
  }

  @Rule({"FC-X-33", "FC-EXP-04", "FC-EXP-01", "FC-EXP-02", "FC-EXP-08", "FC-LOC-03", "FC-D-01"})
  @Test
  void aKClassPlanetBringsAnEncounterOnOneToThree() {
    for (int die = 1; die <= 6; die++) {
      Scene scene = meeting(scene(), "stellar-pulse", "venture");
      scene.apply(start(scene, "venture"));
      scene.dice(die).apply(step(scene, 0, 0));
      assertThat(scene.happened().contains("EncounterDrawn")).isEqualTo(die <= 3);
      assertThat(scene.tile(0, 0).exploredBy()).contains(Faction.FEDERATION);
      assertThat(scene.table().actionsUsed()).isZero();
    }
    Scene known = scene().tile(0, 0, "k-planet-1", KLI).at("venture", 0, -1);
    known.apply(start(known, "venture"));
    known.apply(step(known, 0, 0));
    assertThat(known.happened()).doesNotContain("EncounterChecked");
  }

  @Rule({"FC-X-12", "FC-EXP-03", "FC-EXP-06", "FC-SCN-05", "FC-D-32", "FC-I-31"})
  @Test
  void exploringRemovesScanTokensAndGoesOnWithSevenPointsInASizeOfSix() {
    SystemToken less = new SystemToken(ShipSystem.ENGINES, Optional.of(-1));
    for (int engines = 6; engines <= 7; engines++) {
      Scene scene = scene().tile(1, 0, "dead-space-2", KLI).at("kronos-one", 1, 0);
      scene.hidden(0, 0, "j-nebula-1").at("venture", 0, -1).dial("venture", 6, 13, 6, 7);
      scene.apply(scan(scene, "venture", 0, 0));
      assertThat(scene.tile(0, 0).scannedBy()).containsExactly(Faction.FEDERATION);
      scene.apply(endTurn(scene));
      scene.dial("kronos-one", 8, 6, 8, 6).ship("kronos-one", ship -> ship.withTokens(less));
      if (engines == 6) {
        scene.ship("kronos-one", ship -> ship.withTokens());
        scene.dial("kronos-one", 5, 5, 6, 12);
      }
      scene.apply(start(scene, "kronos-one"));
      scene.dice(3).apply(step(scene, 0, 0));
      assertThat(scene.tile(0, 0).scannedBy()).isEmpty();
      assertThat(scene.happened()).contains("ScanTokensRemoved", "EncounterChecked");
      assertThat(scene.tile(0, 0).exploredBy()).contains(Faction.KLINGON);
      assertThat(scene.asks(FleetFrame.Maneuver.class)).isEqualTo(engines == 7);
      int shields =
          Ratings.standing(
              scene.table(), scene.ship("kronos-one"), scene.space(0, 0), ShipSystem.SHIELDS);
      assertThat(shields).isEqualTo(engines == 7 ? 10 : 16);
    }
  }

  @Rule({
    "FC-X-06",
    "FC-TST-01",
    "FC-TST-07",
    "FC-ENC-01",
    "FC-ENC-02",
    "FC-EXP-05",
    "FC-MOV-09",
    "FC-ACT-06",
    "FC-D-63",
    "FC-I-11"
  })
  @Test
  void aTestIsPassedWithATotalAtTheLevel() {
    for (int die = 4; die <= 5; die++) {
      Scene scene =
          meeting(scene(), "particle-fountain", "yosemite")
              .dial("yosemite", 2, 7, 4, 3)
              .ship("yosemite", ship -> ship.withAdjusted(true));
      explore(scene, "yosemite");
      assertThat(scene.asks(FleetFrame.Test.class)).isTrue();
      scene.apply(pass(scene));
      scene.dice(die).apply(pass(scene));
      assertThat(scene.happened()).contains("DiceRolled");
      boolean hurt = scene.ship("yosemite").alert() == Alert.YELLOW;
      assertThat(hurt).isEqualTo(die == 4);
      assertThat(scene.table().actionsUsed()).isZero();
      assertThat(scene.state().table().frames().toList())
          .noneMatch(FleetFrame.Maneuver.class::isInstance);
    }
  }

  @Rule("FC-TST-01")
  @Test
  void theRatingOfATestIsTheOneWithItsModifiers() {
    for (int token : new int[] {-1, 1}) {
      for (int die = 3; die <= 6; die++) {
        Scene scene =
            meeting(scene(), "particle-fountain", "yosemite").dial("yosemite", 2, 7, 4, 3);
        SystemToken change = new SystemToken(ShipSystem.SENSORS, Optional.of(token));
        scene.ship("yosemite", ship -> ship.withAdjusted(true).withTokens(change));
        explore(scene, "yosemite");
        scene.apply(pass(scene));
        scene.dice(die).apply(pass(scene));
        assertThat(scene.ship("yosemite").alert() == Alert.YELLOW).isEqualTo(7 + token + die < 12);
      }
    }
  }

  @Rule({"FC-X-07", "FC-TST-02", "FC-TST-08", "FC-PWR-04", "FC-D-17", "FC-I-23", "FC-PWR-06"})
  @Test
  void anAdjustmentInTheCardWindowMayMakeTheDieNeedless() {
    Scene scene = meeting(scene(), "particle-fountain", "yosemite").dial("yosemite", 2, 7, 4, 3);
    explore(scene, "yosemite");
    scene.apply(adjust(scene, "yosemite", 0));
    assertThat(scene.asks(FleetFrame.Test.class)).as("the window stays open").isTrue();
    assertThat(scene.refused(adjust(scene, "yosemite", 1))).containsExactly("FC-PWR-06");
    scene.apply(pass(scene));
    scene.apply(pass(scene));
    assertThat(scene.happened()).doesNotContain("DiceRolled");
    assertThat(scene.ship("yosemite").alert()).isEqualTo(Alert.WHITE);
  }

  @Rule({"FC-X-15", "FC-TST-10", "FC-D-16", "FC-PWR-06", "FC-SYS-05"})
  @Test
  void aDisabledSystemFailsAtOnceUnlessTheShipCanStillAdjust() {
    Scene scene = meeting(scene(), "particle-fountain", "equinox").dial("equinox", 3, -1, 9, 4);
    explore(scene, "equinox");
    assertThat(scene.asks(FleetFrame.Test.class)).isTrue();
    scene.apply(adjust(scene, "equinox", 1));
    scene.apply(pass(scene));
    scene.dice(6).apply(pass(scene));
    assertThat(scene.ship("equinox").alert()).as("6 + 6").isEqualTo(Alert.WHITE);

    scene =
        meeting(scene(), "particle-fountain", "equinox")
            .dial("equinox", 3, -1, 9, 4)
            .ship("equinox", ship -> ship.withAdjusted(true));
    explore(scene, "equinox");
    assertThat(scene.happened()).doesNotContain("DiceRolled").contains("TestEnded");
    assertThat(scene.ship("equinox").alert()).isEqualTo(Alert.YELLOW);
  }

  @Rule({"FC-D-16"})
  @Test
  void aSystemStillDisabledWhenTheWindowClosesFailsWithoutTheOther() {
    Scene scene = meeting(scene(), "particle-fountain", "equinox").dial("equinox", 3, -1, 9, 4);
    explore(scene, "equinox");
    scene.apply(pass(scene));
    assertThat(scene.happened()).contains("TestEnded").doesNotContain("DiceRolled");
    assertThat(scene.ship("equinox").alert()).isEqualTo(Alert.YELLOW);
  }

  @Rule({"FC-X-65", "FC-D-86", "FC-X-34"})
  @Test
  void aMomentToAdjustIsLeftBeforeAnEncounterThatAsksNothing() {
    Scene scene = meeting(scene(), "stellar-pulse", "voyager");
    explore(scene, "voyager");
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).isNotEmpty();
    scene.apply(adjust(scene, "voyager", 1));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.ship("voyager").tokens()).hasSize(1);
    scene = meeting(scene(), "particle-fountain", "voyager");
    explore(scene, "voyager");
    assertThat(scene.asks(FleetFrame.Test.class)).isTrue();
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).isNotEmpty();
    scene =
        meeting(scene(), "stellar-pulse", "voyager")
            .ship("voyager", ship -> ship.withAdjusted(true));
    explore(scene, "voyager");
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isFalse();
  }

  @Rule({"FC-TFO-04", "FC-TFO-05", "FC-TFO-07", "FC-D-30", "FC-D-81", "FC-D-19"})
  @Test
  void oneMemberMeetsTheEncounterAndHarmHitsAll() {
    Scene scene =
        meeting(scene(), "particle-fountain", "yosemite", "venture").dial("yosemite", 2, 7, 4, 3);
    explore(scene, "venture", "yosemite");
    assertThat(scene.happened()).containsOnlyOnce("EncounterChecked").contains("ManeuverEnded");
    assertThat(scene.asks(FleetFrame.EncounterShip.class)).isTrue();
    assertThat(scene.refused(new Answer.ChooseEncounterShip(FED, scene.card("equinox"))))
        .containsExactly("FC-TFO-04");
    scene.apply(new Answer.ChooseEncounterShip(FED, scene.card("yosemite")));
    scene.apply(pass(scene));
    scene.dice(1).apply(pass(scene));
    while (scene.asks(FleetFrame.ChooseSetting.class)) {
      scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
    }
    assertThat(scene.ship("yosemite").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.ship("venture").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    Scene quiet = meeting(scene(), "particle-fountain", "yosemite", "venture");
    quiet.apply(start(quiet, "venture"), join(quiet, "yosemite"));
    quiet.dice(5, 1).apply(step(quiet, 0, 0));
    assertThat(quiet.happened())
        .as("they explore and roll as one")
        .containsOnlyOnce("TileExplored", "EncounterChecked")
        .doesNotContain("EncounterDrawn");
    assertThat(quiet.tile(0, 0).exploredBy()).contains(Faction.FEDERATION);
  }

  @Rule({"FC-TFO-06", "FC-D-30", "FC-TFO-04"})
  @Test
  void whatAnEncounterBecomesGoesToTheNamedShipAlone() {
    Scene scene = meeting(scene(), "tribbles-1", "venture", "equinox");
    explore(scene, "venture", "equinox");
    scene.apply(new Answer.ChooseEncounterShip(FED, scene.card("equinox")));
    if (scene.asks(FleetFrame.EncounterDrawn.class)) {
      scene.apply(new Answer.ResolveEncounter(FED));
    }
    assertThat(scene.ship("equinox").cargo()).containsExactly(scene.card("tribbles-1"));
    assertThat(scene.ship("venture").cargo()).isEmpty();
  }

  @Rule("FC-TFO-04")
  @Test
  void anEncounterForAllShipsIsResolvedByEachMember() {
    Scene scene = meeting(scene(), "graviton-shear", "yosemite", "venture");
    explore(scene, "venture", "yosemite");
    assertThat(scene.asks(FleetFrame.EncounterShip.class)).isFalse();
    int tests = 0;
    while (scene.asks(FleetFrame.Test.class) || scene.asks(FleetFrame.EncounterDrawn.class)) {
      tests += scene.asks(FleetFrame.Test.class) && scene.decider().equals(FED) ? 1 : 0;
      scene.apply(
          scene.asks(FleetFrame.Test.class) ? pass(scene) : new Answer.ResolveEncounter(FED));
    }
    assertThat(tests).isEqualTo(2);
  }

  @Rule({"FC-D-33"})
  @Test
  void anEmptyEncounterDeckIsMadeOfItsDiscardsOrBringsNone() {
    Scene scene = scene().hidden(0, 0, "k-planet-1").at("venture", 0, -1);
    scene.change(play -> Cards.DEALER.all(play, Places.ENCOUNTERS).openly().to(Places.OPEN));
    scene.apply(start(scene, "venture"));
    scene.dice(1).apply(step(scene, 0, 0));
    assertThat(scene.happened())
        .contains("EncounterChecked")
        .doesNotContain("EncounterDrawn", "DeckReshuffled");
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    Scene old = scene().hidden(0, 0, "k-planet-1").at("venture", 0, -1);
    old.change(
        play -> Cards.DEALER.all(play, Places.ENCOUNTERS).openly().to(Places.SPENT_ENCOUNTERS));
    old.apply(start(old, "venture"));
    old.dice(1).apply(step(old, 0, 0));
    assertThat(old.happened()).contains("DeckReshuffled", "EncounterDrawn");
  }

  @Rule("FC-EXP-01")
  @Test
  void whoSpendsTheLastPointToEnterATileExploresItAllTheSame() {
    SystemToken five = new SystemToken(ShipSystem.ENGINES, Optional.of(-5));
    Scene scene = scene().hidden(0, 0, "dead-space-2").at("venture", 0, -1);
    scene.dial("venture", 6, 13, 6, 7).ship("venture", ship -> ship.withTokens(five));
    scene.apply(start(scene, "venture"));
    scene.dice(6).apply(step(scene, 0, 0));
    assertThat(scene.tile(0, 0).explored()).isTrue();
  }
}
