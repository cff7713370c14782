package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.card.Objective;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cloaked ships, sensor echoes, and searches for them. */
final class CloakingRulesTest {
  private static final int BLUE_AT_RED = 2;

  /** The Klingons' turn, Korinar at red in a tile of its own. */
  private static Scene scene() {
    Scene scene =
        Plain.scene()
            .fleet(FED, "defiant", "venture", "sutherland")
            .fleet(KLI, "korinar", "rotarran", "bortas")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI)
            .tile(1, 0, "dead-space-3", KLI)
            .tile(-1, 1, "dead-space-4", KLI);
    scene.apply(endTurn(scene));
    return scene
        .hand(FED)
        .hand(KLI)
        .ship("korinar", ship -> ship.withAlert(Alert.RED).withSetting(0))
        .at("korinar", 0, 0);
  }

  private static Scene cloaked() {
    return scene().cloaked("korinar");
  }

  private static List<Integer> tokens(Scene scene, int q, int r) {
    return scene.table().tokens().stream()
        .filter(token -> token.at() == scene.space(q, r))
        .map(Token::number)
        .toList();
  }

  private static int tokenOf(Scene scene, String card) {
    return Objects.requireNonNull(scene.state().tokenOf(scene.card(card))).number();
  }

  private static FleetView enemy(Scene scene) {
    return FleetView.of(scene.state(), FED);
  }

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
    assertThat(scene.state().identity(scene.token())).isEqualTo(scene.card("korinar"));
    assertThat(scene.table().actionsUsed()).isOne();
    assertThat(scene.ship("korinar").acted()).isOne();
  }

  @Rule({"FC-X-19", "FC-CLK-10", "FC-PWR-03", "FC-CLK-05", "FC-RPR-01"})
  @Test
  void anAdjustmentDecloaksAndOnlyThenTheShipIsRepaired() {
    Scene scene = cloaked().control(0, 0, KLI, 1).installation(0, 0, InstallationKind.OUTPOST);
    FleetAction repair = new ShipAction.Repair(KLI, scene.card("korinar"), RepairWork.alert(0));
    assertThat(scene.refused(repair)).contains("FC-CLK-05");
    scene.apply(adjust(scene, "korinar", 1));
    assertThat(scene.table().tokens()).isEmpty();
    assertThat(scene.ship("korinar").at()).isEqualTo(scene.space(0, 0));
    assertThat(scene.ship("korinar").setting()).isOne();
    assertThat(scene.refused(repair)).isEmpty();
  }

  @Rule({"FC-X-20", "FC-CLK-13", "FC-CLK-07", "FC-EVA-03", "FC-D-80"})
  @Test
  void aTokenHasThePointsOfTheBlueSettingAndRollsNothing() {
    Scene scene = cloaked().at("venture", 0, 1);
    assertThat(scene.table().setting(scene.ship("korinar")).engines()).isEqualTo(5);
    scene.apply(startToken(scene, tokenOf(scene, "korinar")));
    scene.apply(step(scene, 0, 1));
    scene.apply(step(scene, -1, 1));
    assertThat(scene.happened()).doesNotContain("EvasionRolled", "BreakawayRolled");
    assertThat(scene.refused(step(scene, 0, 0))).containsExactly("FC-MOV-07");
    assertThat(scene.asks(FleetFrame.Maneuver.class)).as("its end would tell its MP").isTrue();
    scene.apply(stop(scene));
    assertThat(scene.refused(startToken(scene, tokenOf(scene, "korinar"))))
        .containsExactly("FC-MOV-01");
  }

  @Rule({"FC-X-21", "FC-ECH-01", "FC-ECH-02", "FC-I-15", "FC-I-17", "FC-CMP-10"})
  @Test
  void anEchoIsMixedWithItsShipSoThatTheOpponentCannotTellThem() {
    Scene scene = cloaked();
    scene.apply(echo(scene, "korinar"));
    assertThat(tokens(scene, 0, 0)).hasSize(2);
    for (Token token : scene.table().tokens()) {
      assertThat(enemy(scene).identity(token)).isNull();
      assertThat(FleetView.of(scene.state(), KLI).identity(token)).isNotNull();
    }
    int first = 0;
    for (int seed = 0; seed < 60; seed++) {
      Scene other = cloaked();
      Chance chance = Chance.seeded(seed);
      other.change(play -> play.become(play.state().withChance(chance)));
      other.apply(echo(other, "korinar"));
      first += tokenOf(other, "korinar") == tokens(other, 0, 0).get(0) ? 1 : 0;
    }
    assertThat(first).isBetween(15, 45);
  }

  @Rule({"FC-X-22", "FC-ECH-05", "FC-ECH-07", "FC-D-37", "FC-I-39", "FC-LOC-02"})
  @Test
  void shipAndEchoMoveApartEachWithFivePoints() {
    Scene scene = cloaked().echo(KLI, 0, 0);
    int echo = scene.token().number();
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 1, 0), stop(scene));
    scene.apply(startToken(scene, echo), step(scene, 0, 1), step(scene, -1, 1));
    assertThat(scene.refused(step(scene, 0, 0))).containsExactly("FC-MOV-07");
    scene.apply(stop(scene));
    assertThat(tokens(scene, 1, 0)).hasSize(1);
    assertThat(tokens(scene, -1, 1)).containsExactly(echo);
  }

  @Rule({"FC-ECH-07", "FC-D-78", "FC-I-39"})
  @Test
  void anEchoTakesNoActions() {
    Scene scene = cloaked().echo(KLI, 0, 0);
    CardId echo = scene.state().identity(scene.token());
    assertThat(scene.refused(new ShipAction.CreateEcho(KLI, echo))).containsExactly("FC-VAL-04");
    assertThat(scene.legal(KLI))
        .filteredOn(ShipAction.class::isInstance)
        .noneMatch(action -> ((ShipAction) action).ship().equals(echo));
  }

  @Rule({"FC-X-48", "FC-ECH-05", "FC-ECH-06", "FC-ECH-08", "FC-ECH-09", "FC-D-37"})
  @Test
  void echoesAreAsFastAsTheFastestCloakedShipAndOneWithoutAny() {
    Scene scene = cloaked().at("bortas", 0, 1).cloaked("bortas").echo(KLI, 0, 0);
    assertThat(Routes.echoPoints(scene.table(), KLI)).isEqualTo(7);
    scene.ship(
        "bortas", ship -> ship.withTokens(new SystemToken(ShipSystem.ENGINES, Optional.empty())));
    assertThat(Routes.echoPoints(scene.table(), KLI)).as("printed numbers").isEqualTo(7);
    int echo = scene.token().number();
    scene.apply(adjust(scene, "bortas", 0), adjust(scene, "korinar", 0));
    assertThat(scene.table().tokens()).hasSize(1);
    scene.apply(startToken(scene, echo), step(scene, 0, 1));
    assertThat(scene.refused(step(scene, 1, 0))).isNotEmpty();
  }

  @Rule({"FC-X-59", "FC-D-88"})
  @Test
  void aNewEchoHasTheFlagOfItsShipsToken() {
    Scene scene = cloaked();
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 0, 1));
    scene.apply(echo(scene, "korinar"));
    for (int token : tokens(scene, 0, 1)) {
      assertThat(scene.refused(startToken(scene, token))).containsExactly("FC-MOV-01");
    }
    scene = cloaked();
    scene.apply(echo(scene, "korinar"));
    for (int token : tokens(scene, 0, 0)) {
      assertThat(scene.refused(startToken(scene, token))).isEmpty();
    }
  }

  @Rule({"FC-ECH-03", "FC-D-87"})
  @Test
  void ownTokensOfAHexAreMixedOnceUntilSomethingChangesThere() {
    Scene scene = cloaked().echo(KLI, 0, 0).echo(KLI, 0, 1);
    FleetAction mix = new FreeAction.ShuffleTokens(KLI, scene.space(0, 0));
    List<Integer> before = tokens(scene, 0, 0);
    scene.apply(mix);
    assertThat(tokens(scene, 0, 0)).hasSize(2).doesNotContainAnyElementsOf(before);
    assertThat(scene.refused(mix)).containsExactly("FC-ECH-03");
    assertThat(scene.refused(new FreeAction.ShuffleTokens(KLI, scene.space(0, 1))))
        .as("one token only")
        .containsExactly("FC-ECH-03");
    scene.apply(startToken(scene, tokens(scene, 0, 1).get(0)), step(scene, 0, 0));
    assertThat(scene.refused(mix)).as("it is on its way").contains("FC-ECH-03");
    scene.apply(stop(scene));
    assertThat(scene.refused(mix)).isEmpty();
  }

  @Rule({"FC-ECH-01", "FC-ECH-04", "FC-D-35", "FC-D-36"})
  @Test
  void anEchoNeedsACloakAShipForEachAndASymbol() {
    Scene scene = cloaked();
    assertThat(scene.refused(echo(scene, "bortas"))).containsExactly("FC-ECH-01");
    for (int i = 0; i < 3; i++) {
      scene.echo(KLI, 0, 1);
    }
    assertThat(scene.refused(echo(scene, "korinar"))).containsExactly("FC-ECH-04");
    scene.echo(KLI, 0, 1).echo(KLI, 0, 1);
    assertThat(scene.refused(cloak(scene, "rotarran", 4))).containsExactly("FC-D-35");
  }

  @Rule({"FC-CLK-06", "FC-CLK-08", "FC-CLK-09", "FC-CLK-14", "FC-CLK-15", "FC-EXP-07", "FC-D-39"})
  @Test
  void aTokenStopsAtAnUnexploredTileWhichIsExploredWhenItsShipDecloaks() {
    Scene scene = cloaked().hidden(0, -1, "dead-space-7");
    int token = tokenOf(scene, "korinar");
    scene.apply(startToken(scene, token), step(scene, 0, -1));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.tile(0, -1).explored()).isFalse();
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
  }

  @Rule({"FC-CLK-05", "FC-CLK-02", "FC-I-27"})
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

  private static Scene searching() {
    Scene scene = cloaked().echo(KLI, 0, 0).at("venture", 0, 0).dial("venture", 6, 13, 6, 7);
    scene.apply(endTurn(scene));
    return scene.hand(FED).hand(KLI);
  }

  private static void search(Scene scene, int token, int die) {
    scene.apply(Acts.search(scene, "venture", token));
    scene.apply(pass(scene));
    scene.dice(die).apply(pass(scene));
  }

  @Rule({"FC-SCN-01", "FC-SCN-07", "FC-SCN-08", "FC-SCN-09", "FC-D-53", "FC-D-90"})
  @Test
  void aSearchNeeds15AndTakesAnEchoAway() {
    Scene scene = searching();
    int echo = scene.token().number();
    search(scene, echo, 1);
    assertThat(scene.table().tokens()).as("13 + 1").hasSize(2);
    scene = searching();
    echo = scene.token().number();
    search(scene, echo, 2);
    assertThat(scene.table().tokens()).extracting(Token::number).doesNotContain(echo).hasSize(1);
    assertThat(scene.ship("venture").extraActions()).isZero();
    scene = searching();
    assertThat(scene.refused(Acts.search(scene, "defiant", scene.token().number())))
        .containsExactly("FC-SCN-07");
    scene.ship(
        "venture", ship -> ship.withTokens(new SystemToken(ShipSystem.SENSORS, Optional.of(-13))));
    assertThat(scene.refused(Acts.search(scene, "venture", scene.token().number())))
        .containsExactly("FC-SCN-01");
  }

  @Rule({"FC-SCN-10", "FC-SCN-11", "FC-CLK-12", "FC-D-53", "FC-I-38"})
  @Test
  void aShipThatIsFoundDecloaksAndTheSearcherMayActAgain() {
    Scene scene = searching();
    search(scene, tokenOf(scene, "korinar"), 2);
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.refused(dial(scene, "korinar", BLUE_AT_RED))).containsExactly("FC-CBT-05");
    scene.apply(dial(scene, "korinar", 1));
    assertThat(scene.ship("korinar").at()).isEqualTo(scene.space(0, 0));
    assertThat(scene.refused(attack(scene, "venture", "korinar"))).isEmpty();
    assertThat(scene.table().actionsUsed()).isOne();
    scene.apply(attack(scene, "venture", "korinar"), pass(scene));
    scene.dice(1, 6).apply(pass(scene));
    scene.table(table -> table.withActionsUsed(1));
    if (scene.table().ship(scene.card("korinar")) != null && scene.asks(FleetFrame.Turn.class)) {
      assertThat(scene.refused(attack(scene, "venture", "korinar"))).containsExactly("FC-ACT-02");
    }
  }

  @Rule({"FC-X-53", "FC-SCN-11", "FC-I-08", "FC-I-38"})
  @Test
  void theSecondActionDoesNotRaiseTheLimitOfThePlayer() {
    Scene scene = searching().table(table -> table.withActionsUsed(2));
    search(scene, tokenOf(scene, "korinar"), 2);
    scene.apply(dial(scene, "korinar", 1));
    assertThat(scene.ship("venture").extraActions()).isOne();
    assertThat(scene.refused(attack(scene, "venture", "korinar"))).containsExactly("FC-ACT-04");
  }

  /** Korinar has flown a course for a mission in the cloak; an echo is elsewhere. */
  private static Scene claiming() {
    Scene scene = cloaked().missions(KLI, "mission-warp-experiment-1");
    CardId mission = scene.card("mission-warp-experiment-1");
    int legs =
        ((Objective.CourseObjective) scene.table().set().mission(mission).objective())
            .legs()
            .size();
    scene.change(
        play ->
            Tables.secret(play, KLI, own -> own.withLegs(scene.card("korinar"), mission, legs)));
    return scene;
  }

  private static FleetAction claim(Scene scene) {
    return new FreeAction.ClaimMission(
        KLI,
        scene.card("mission-warp-experiment-1"),
        Optional.of(scene.card("korinar")),
        Optional.empty());
  }

  @Rule({"FC-X-23", "FC-ECH-10", "FC-ECH-12", "FC-MSN-02", "FC-D-38"})
  @Test
  void aClaimShowsTheShipAndAnEchoMayComeToIt() {
    Scene scene = claiming().echo(KLI, 0, 1);
    int old = tokenOf(scene, "korinar");
    int echo = scene.token().number();
    scene.apply(claim(scene));
    assertThat(scene.happened()).contains("MissionCompleted", "TokenRevealed");
    assertThat(scene.table().captain(KLI).score()).isPositive();
    assertThat(scene.asks(FleetFrame.EchoRelocate.class)).isTrue();
    assertThat(enemy(scene).identity(scene.table().token(old))).isEqualTo(scene.card("korinar"));
    assertThat(scene.refused(new Answer.RelocateEcho(KLI, old))).containsExactly("FC-ECH-12");
    scene.apply(new Answer.RelocateEcho(KLI, echo));
    assertThat(tokens(scene, 0, 0)).hasSize(2).doesNotContain(old, echo);
    assertThat(tokens(scene, 0, 1)).isEmpty();
    for (Token token : scene.table().tokens()) {
      assertThat(enemy(scene).identity(token)).isNull();
    }
    assertThat(enemy(scene).zones().known().toString()).contains("korinar");
  }

  @Rule({"FC-ECH-10", "FC-D-38"})
  @Test
  void withNoOtherTokenElsewhereNothingIsAskedAndTheHexIsMixed() {
    Scene scene = claiming().echo(KLI, 0, 0);
    List<Integer> before = tokens(scene, 0, 0);
    scene.apply(claim(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(tokens(scene, 0, 0)).hasSize(2).doesNotContainAnyElementsOf(before);
    Scene declined = claiming().echo(KLI, 0, 1);
    declined.apply(claim(declined), new Answer.DeclineRelocation(KLI));
    assertThat(tokens(declined, 0, 0)).hasSize(1);
    assertThat(tokens(declined, 0, 1)).hasSize(1);
  }

  @Rule({"FC-ECH-11", "FC-ECH-13", "FC-D-38"})
  @Test
  void anEchoThatIsShownMayGoToAnyOtherOwnToken() {
    Scene scene = cloaked().echo(KLI, 0, 1).echo(KLI, 1, 0);
    Token echo = scene.token();
    scene.change(play -> Showing.show(play, echo, RuleId.of("FC-ECH-11")));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.refused(new Answer.RelocateEcho(KLI, echo.number())))
        .containsExactly("FC-ECH-13");
    scene.apply(new Answer.RelocateEcho(KLI, tokenOf(scene, "korinar")));
    assertThat(tokens(scene, 0, 0)).hasSize(2);
    assertThat(tokens(scene, 1, 0)).isEmpty();
    assertThat(scene.table().tokens()).hasSize(3);
  }

  @Rule({"FC-ECH-10", "FC-D-34", "FC-CLK-12"})
  @Test
  void damageShowsACloakedShipThatMayStayBlueIfItsNewLevelAllows() {
    Scene scene = scene().at("rotarran", 0, 1).cloaked("rotarran").echo(KLI, 1, 0).echo(KLI, 0, 1);
    scene.change(play -> Damage.deal(play, scene.card("rotarran"), 1, Optional.empty()));
    assertThat(scene.asks(FleetFrame.EchoRelocate.class)).isTrue();
    assertThat(scene.ship("rotarran").alert()).isEqualTo(Alert.YELLOW);
    scene.apply(new Answer.DeclineRelocation(KLI));
    assertThat(scene.legal(KLI, Answer.SetDial.class)).hasSize(4);
    scene.apply(dial(scene, "rotarran", 3));
    assertThat(scene.ship("rotarran").cloaked()).isTrue();
    Scene open = scene().at("bortas", 0, 1).cloaked("bortas");
    open.ship("bortas", ship -> ship.withAlert(Alert.YELLOW).withSetting(3));
    open.change(play -> Damage.deal(play, open.card("bortas"), 1, Optional.empty()));
    assertThat(open.ship("bortas").cloaked()).as("no blue at red").isFalse();
    assertThat(open.ship("bortas").at()).isEqualTo(open.space(0, 1));
  }

  @Rule({"FC-D-75", "FC-D-61", "FC-CPT-04"})
  @Test
  void maneuversOfACloakedShipCountForCoursesAndItsPostEndsThem() {
    Scene scene = cloaked().missions(KLI, "mission-warp-experiment-1");
    CardId mission = scene.card("mission-warp-experiment-1");
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 0, 1), step(scene, 1, 0));
    scene.apply(stop(scene));
    int legs = scene.state().secrets().get(1).legs(scene.card("korinar"), mission);
    assertThat(enemy(scene).own().courses()).isEmpty();
    scene.change(
        play -> Tables.secret(play, KLI, own -> own.withLegs(scene.card("korinar"), mission, 1)));
    assertThat(legs).isBetween(0, 1);
    scene
        .at("rotarran", 0, 2)
        .change(
            play ->
                Tables.secret(play, KLI, own -> own.withLegs(scene.card("rotarran"), mission, 1)));
    scene.tile(0, 2, "dead-space-6", KLI);
    scene.apply(start(scene, "rotarran"), step(scene, 0, 3));
    assertThat(scene.state().secrets().get(1).legs(scene.card("rotarran"), mission)).isZero();
    assertThat(scene.state().secrets().get(1).legs(scene.card("korinar"), mission)).isOne();
  }

  @Rule({"FC-X-60", "FC-D-80", "FC-D-85"})
  @Test
  void aTokenThatCannotGoOnLooksLikeOneThatCan() {
    Scene scene = cloaked().at("bortas", 0, 0).cloaked("bortas").echo(KLI, 0, 0);
    int ship = tokenOf(scene, "korinar");
    int echo = scene.token().number();
    List<List<String>> told = new ArrayList<>();
    for (int token : new int[] {ship, echo}) {
      Scene each = cloaked().at("bortas", 0, 0).cloaked("bortas").echo(KLI, 0, 0);
      List<String> names = new ArrayList<>();
      for (FleetAction action :
          List.of(startToken(each, token), step(each, 0, 1), step(each, -1, 1))) {
        each.apply(action);
        each.events().stream()
            .filter(event -> event.audience().includes(FED))
            .forEach(event -> names.add(event.what().toString().replace("token=" + token, "t")));
      }
      assertThat(each.asks(FleetFrame.Maneuver.class)).isTrue();
      told.add(names);
    }
    assertThat(told.get(0)).isEqualTo(told.get(1));
  }
}
