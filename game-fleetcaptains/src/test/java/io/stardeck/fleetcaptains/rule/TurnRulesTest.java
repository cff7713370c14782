package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
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
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Scanning;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Turns, what is counted in them, refusals in general, missions that are cycled, and the end. */
final class TurnRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene() {
    return Plain.scene()
        .fleet(FED, "reliant", "venture", "equinox", "yeager")
        .fleet(KLI, "groth", "somraw")
        .tile(0, 0, "dead-space-1", FED)
        .tile(0, 1, "dead-space-2", FED);
  }

  @Rule({"FC-TRN-01", "FC-TRN-05", "FC-TRN-06", "FC-MOV-08", "FC-D-25"})
  @Test
  void turnsAlternateAndWhatIsCountedPerTurnIsReset() {
    Scene scene = scene().at("reliant", 0, 0).at("venture", 0, 1);
    scene.apply(exert(scene, "reliant"), adjust(scene, "reliant", 1), start(scene, "venture"));
    scene.apply(
        new FreeAction.DiscardCommand(FED, scene.state().zones().cards(Places.hand(FED)).get(0)));
    scene.apply(cycle(scene));
    scene.ship("reliant", ship -> ship.withRewarded(true).withExtraActions(1));
    scene.apply(endTurn(scene));
    assertThat(scene.happened()).contains("ManeuverEnded", "TurnEnded", "TurnStarted");
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.table().actionsUsed()).isZero();
    scene.apply(endTurn(scene));
    assertThat(scene.decider()).isEqualTo(FED);
    assertThat(scene.table().turn()).isEqualTo(3);
    assertThat(scene.ship("reliant").acted()).isZero();
    assertThat(scene.ship("reliant").extraActions()).isZero();
    assertThat(scene.ship("reliant").rewarded()).isFalse();
    assertThat(scene.ship("reliant").adjusted()).isFalse();
    assertThat(scene.ship("venture").maneuvered()).isFalse();
    assertThat(scene.table().discarded() || scene.table().cycled()).isFalse();
  }

  @Rule({"FC-TRN-06", "FC-VAL-03", "FC-VAL-01"})
  @Test
  void whileADecisionIsPendingOnlyItsAnswersAreLegal() {
    Scene scene = scene().at("venture", 0, 0).at("groth", 0, 0);
    scene.apply(attack(scene, "venture", "groth"));
    assertThat(scene.refused(endTurn(scene))).containsExactly("FC-VAL-03");
    assertThat(scene.refused(exert(scene, "reliant"))).containsExactly("FC-VAL-03");
    assertThat(scene.refused(new Answer.PassTestCard(KLI))).containsExactly("FC-VAL-02");
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).isNotEmpty();
  }

  @Rule({"FC-VAL-04", "FC-VAL-05", "FC-VAL-01", "FC-I-33"})
  @Test
  void idsHaveToExistAndParametersToHaveTheirForm() {
    Scene scene = scene();
    FleetState before = scene.state();
    assertThat(scene.refused(new FreeAction.StartManeuver(FED, scene.card("groth"))))
        .containsExactly("FC-VAL-04");
    assertThat(scene.refused(new FreeAction.StartManeuver(FED, CardId.of(99_999))))
        .containsExactly("FC-VAL-04");
    assertThat(scene.refused(new FreeAction.StartTokenManeuver(FED, 7)))
        .containsExactly("FC-VAL-04");
    assertThat(
            scene.refused(
                new FreeAction.DiscardCommand(
                    FED, scene.state().zones().cards(Places.hand(KLI)).get(0))))
        .containsExactly("FC-VAL-04");
    CardId card = scene.hand(FED, crew(scene)).state().zones().cards(Places.hand(FED)).get(0);
    assertThat(scene.refused(new FreeAction.PlayCommand(FED, card, 2, Optional.empty())))
        .containsExactly("FC-VAL-05");
    assertThat(GAME.apply(before, new FreeAction.StartManeuver(KLI, CardId.of(1))).accepted())
        .isFalse();
  }

  private static String crew(Scene scene) {
    for (CardId subdeck : scene.table().captain(FED).subdecks()) {
      for (String name : scene.table().set().subdeck(subdeck).cards()) {
        if (scene.table().set().command(scene.card(name)).faces().size() == 3) {
          return name;
        }
      }
    }
    throw new IllegalStateException("no card of three faces");
  }

  @Rule({"FC-ACT-01", "FC-ACT-02", "FC-ACT-04", "FC-TRN-02"})
  @Test
  void threeShipsActOnceEachAndNobodyAfter() {
    Scene scene = scene();
    for (String ship : List.of("reliant", "venture", "equinox", "yeager")) {
      scene.at(ship, 0, 0);
    }
    scene.apply(exert(scene, "reliant"));
    assertThat(scene.refused(exert(scene, "reliant"))).containsExactly("FC-ACT-02");
    scene.apply(exert(scene, "venture"), exert(scene, "equinox"));
    assertThat(scene.refused(exert(scene, "yeager"))).containsExactly("FC-ACT-04");
    assertThat(scene.legal(FED)).noneMatch(ShipAction.class::isInstance);
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(3);
  }

  @Rule("FC-D-72")
  @Test
  void scanTokensNeverRunOut() {
    Scene scene = scene().at("venture", 0, 0);
    int last = scene.space(1, 0);
    int lying = 0;
    for (int space = 0; space < scene.table().tiles().size(); space++) {
      int each = space;
      if (space != last && !scene.table().tiles().get(space).explored()) {
        scene.change(play -> Scanning.scan(play, FED, each));
        lying++;
      }
    }
    assertThat(lying).isGreaterThan(12);
    scene.apply(new ShipAction.ScanLocation(FED, scene.card("venture"), last));
    assertThat(scene.tile(1, 0).scannedBy()).containsExactly(Faction.FEDERATION);
  }

  @Rule({"FC-ACT-08", "FC-ACT-03"})
  @Test
  void anEffectInForceForbidsAKindOfAction() {
    Scene scene =
        Scene.of(
                Fixture.standard()
                    .with(
                        "locations",
                        "dead-space-1",
                        "{'standing':[{'does':'FORBID_ACTION','kinds':['INFLUENCE']},{'does':'FORBID_MANEUVER'}]}")
                    .set())
            .fleet(FED, "reliant")
            .tile(0, 0, "dead-space-1", FED)
            .at("reliant", 0, 0);
    assertThat(scene.refused(exert(scene, "reliant"))).containsExactly("FC-ACT-08");
    assertThat(scene.refused(start(scene, "reliant"))).containsExactly("FC-MOV-02");
    assertThat(scene.refused(scan(scene, "reliant", 0, -1))).isEmpty();
  }

  private static FleetAction cycle(Scene scene) {
    return new FreeAction.CycleMission(
        FED, scene.state().zones().cards(Places.missions(FED)).get(0), Optional.empty());
  }

  @Rule({"FC-CYC-01", "FC-D-60", "FC-I-29"})
  @Test
  void oneMissionATurnIsCycledForOneOfTheOwnDeck() {
    Scene scene = scene();
    CardId mission = scene.state().zones().cards(Places.missions(FED)).get(0);
    scene.apply(cycle(scene));
    assertThat(scene.state().zones().cards(Places.missions(FED)))
        .hasSize(3)
        .doesNotContain(mission);
    var type = scene.table().set().mission(mission).type();
    assertThat(scene.state().zones().cards(Places.spent(type))).contains(mission);
    assertThat(scene.refused(cycle(scene))).containsExactly("FC-CYC-01");
  }

  @Rule({"FC-CYC-02", "FC-D-60"})
  @Test
  void withTheOwnDeckEmptyASharedOneIsNamedAndAllEmptyOnesAreMadeAnew() {
    Scene scene = scene();
    scene.change(play -> Cards.DEALER.all(play, Places.missionDeck(FED)).openly().to(Places.OPEN));
    CardId mission = scene.state().zones().cards(Places.missions(FED)).get(0);
    assertThat(scene.refused(new FreeAction.CycleMission(FED, mission, Optional.empty())))
        .containsExactly("FC-CYC-02");
    assertThat(scene.legal(FED, FreeAction.CycleMission.class)).hasSize(9);
    scene.change(
        play ->
            Cards.DEALER
                .all(play, Places.stock(MissionType.SCIENCE))
                .openly()
                .to(Places.spent(MissionType.SCIENCE)));
    assertThat(scene.legal(FED, FreeAction.CycleMission.class)).hasSize(6);
    Scene two = Scene.of(scene.state());
    two.apply(new FreeAction.CycleMission(FED, mission, Optional.of(MissionType.COMBAT)));
    assertThat(two.happened()).as("not all are empty").doesNotContain("DeckReshuffled");
    for (MissionType type : MissionType.values()) {
      scene.change(
          play -> Cards.DEALER.all(play, Places.stock(type)).openly().to(Places.spent(type)));
    }
    int before = scene.state().zones().size(Places.spent(MissionType.COMBAT));
    scene.apply(new FreeAction.CycleMission(FED, mission, Optional.of(MissionType.COMBAT)));
    assertThat(scene.happened()).contains("DeckReshuffled");
    assertThat(scene.state().zones().size(Places.stock(MissionType.COMBAT))).isEqualTo(before - 1);
    assertThat(
            new FleetCaptainsGame()
                .view(scene.state(), KLI)
                .zones()
                .cards(Places.stock(MissionType.COMBAT)))
        .as("shuffled")
        .isEmpty();
    assertThat(scene.state().zones().cards(Places.missions(FED))).doesNotContain(mission);
  }

  private static Scored points(int vp) {
    return new Scored(ScoreKind.STARBASE, Optional.empty(), vp);
  }

  @Rule({
    "FC-VIC-01",
    "FC-VIC-02",
    "FC-VIC-03",
    "FC-D-68",
    "FC-D-69",
    "FC-OBJ-02",
    "FC-OBJ-04",
    "FC-I-30",
    "FC-ORD-06"
  })
  @Test
  void whoReachesTheTargetWinsAtOnceAndNothingIsLegalAfterwards() {
    Scene scene = scene().captain(KLI, captain -> captain.withScored(points(9)));
    assertThat(scene.table().config().targetScore()).isEqualTo(10);
    scene.change(play -> Scores.score(play, FED, points(9)));
    assertThat(GAME.outcome(scene.state())).isEmpty();
    scene.change(play -> Scores.score(play, KLI, points(1)));
    assertThat(GAME.outcome(scene.state()).orElseThrow().winners()).containsExactly(KLI);
    assertThat(scene.table().captain(KLI).score()).isEqualTo(10);
    assertThat(scene.legal(FED)).isEmpty();
    assertThat(scene.legal(KLI)).isEmpty();
    assertThat(scene.refused(new FreeAction.EndTurn(FED))).containsExactly("FC-VIC-03");
    scene.change(play -> Scores.score(play, FED, points(5)));
    assertThat(scene.table().captain(FED).score()).as("dropped").isEqualTo(9);
  }

  @Rule({"FC-X-64", "FC-VIC-04", "FC-D-70"})
  @Test
  void theLastTurnEndsTheGameForTheHigherScore() {
    for (int federation = 6; federation <= 7; federation++) {
      int vp = federation;
      Scene scene =
          scene()
              .captain(FED, captain -> captain.withScored(points(vp)))
              .captain(KLI, captain -> captain.withScored(points(6)))
              .table(table -> table.withTurn(200));
      scene.apply(endTurn(scene));
      assertThat(GAME.outcome(scene.state()).orElseThrow().winners())
          .isEqualTo(vp == 7 ? List.of(FED) : List.of());
      assertThat(scene.happened()).contains(vp == 7 ? "GameWon" : "GameDrawn");
    }
  }

  @Rule({
    "FC-INF-01",
    "FC-INF-02",
    "FC-INF-03",
    "FC-INF-04",
    "FC-INF-05",
    "FC-X-49",
    "FC-D-47",
    "FC-I-20",
    "FC-CMP-11"
  })
  @Test
  void enemyTokensAreRemovedBeforeOwnOnesArePlaced() {
    Scene scene = scene().control(0, 0, KLI, 2).installation(0, 0, InstallationKind.COLONY);
    for (String ship : List.of("reliant", "venture", "equinox")) {
      scene.at(ship, 0, 0);
    }
    scene.apply(exert(scene, "reliant"));
    assertThat(scene.tile(0, 0).control(Faction.KLINGON)).isOne();
    scene.apply(exert(scene, "venture"));
    assertThat(scene.tile(0, 0).control()).isEmpty();
    scene.apply(exert(scene, "equinox"));
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isOne();
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.COLONY);

    Scene other = scene().at("reliant", 0, 0).at("groth", 0, 0);
    assertThat(other.refused(exert(other, "reliant"))).containsExactly("FC-INF-03");
    assertThat(other.refused(exert(other, "venture"))).as("a post").containsExactly("FC-INF-02");
  }
}
