package io.stardeck.fleetcaptains.influence;

import static io.stardeck.fleetcaptains.influence.Planet.build;
import static io.stardeck.fleetcaptains.influence.Planet.exert;
import static io.stardeck.fleetcaptains.influence.Planet.planet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Violation;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Installations, built step by step, attacked and taken over ({@code FC-INS}). */
final class InstallationTest {
  @Rule({
    "FC-X-50",
    "FC-INS-02",
    "FC-INS-03",
    "FC-INS-04",
    "FC-INS-05",
    "FC-INS-10",
    "FC-I-19",
    "FC-D-45",
    "FC-CMP-12",
    "FC-OBJ-01",
    "FC-I-20"
  })
  @Test
  void stepByStepToAStarbaseWhichIsWorthAPointOnce() {
    Scene scene = planet().control(0, 0, FED, 3);
    scene.apply(build(scene, "venture"));
    int space = scene.space(0, 0);
    assertThat(scene.told())
        .contains(new BoardEvent.InstallationBuilt(FED, space, InstallationKind.OUTPOST));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.OUTPOST);
    scene.apply(build(scene, "excelsior"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.COLONY);
    assertThat(scene.table().captain(FED).score()).isZero();
    scene.apply(build(scene, "reliant"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.STARBASE);
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(3);
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
    scene.table(table -> table.withActionsUsed(0));
    scene.ship("venture", ship -> ship.withActed(0));
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-04");
  }

  @Rule({"FC-X-26", "FC-INF-02"})
  @Test
  void threeTokensMakeAStarbaseOfAColony() {
    Scene scene = planet().control(0, 0, FED, 3).installation(0, 0, InstallationKind.COLONY);
    scene.apply(build(scene, "venture"));
    assertThat(scene.tile(0, 0).installation()).contains(InstallationKind.STARBASE);
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(3);
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
  }

  @Rule({"FC-INS-01", "FC-INS-02", "FC-INS-09", "FC-D-46"})
  @Test
  void buildingNeedsABodyAndTokensAndNoEnemyTokens() {
    Scene scene = planet();
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-02");
    scene.control(0, 0, FED, 1).installation(0, 0, InstallationKind.OUTPOST);
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-02");
    scene.control(0, 0, KLI, 2);
    assertThat(scene.refused(build(scene, "venture"))).contains("FC-INS-09");
    scene.at("venture", 1, 0).control(1, 0, FED, 2);
    assertThat(scene.refused(build(scene, "venture"))).containsExactly("FC-INS-01");
    scene.installation(1, 0, InstallationKind.OUTPOST);
    assertThat(scene.refused(build(scene, "venture"))).isEmpty();
  }

  @Rule({"FC-INS-02", "FC-INS-03"})
  @Test
  void whatIsMissingIsSaidInPlainWords() {
    Scene scene = planet();
    FleetCaptainsGame game = new FleetCaptainsGame();
    assertThat(game.check(scene.state(), build(scene, "venture")))
        .extracting(Violation::toString)
        .containsExactly("FC-INS-02: an outpost needs 1 control token, you have 0 there");
    scene.control(0, 0, FED, 1).installation(0, 0, InstallationKind.OUTPOST);
    assertThat(game.check(scene.state(), build(scene, "venture")))
        .extracting(Violation::toString)
        .containsExactly("FC-INS-02: a colony needs 2 control tokens, you have 1 there");
  }

  @Rule("FC-INS-07")
  @Test
  void somePlanetsAskForOtherNumbers() {
    Scene scene = planet();
    assertThat(need(scene.tile(0, 0, "m-planet-1", FED))).isEqualTo(2);
    assertThat(need(scene.tile(0, 0, "m-planet-5", FED))).isZero();
    assertThat(need(scene.tile(0, 0, "k-planet-2", FED))).isZero();
    scene.at("venture", 0, 0);
    assertThat(scene.refused(build(scene, "venture"))).isEmpty();
  }

  private static int need(Scene scene) {
    return Fleets.need(scene.table(), scene.space(0, 0), InstallationKind.OUTPOST);
  }

  @Rule("FC-D-49")
  @Test
  void thePointOfAStarbaseIsKeptAndTheThiefGetsNone() {
    Scene scene = planet().control(0, 0, KLI, 1).installation(0, 0, InstallationKind.STARBASE);
    Scored starbase = new Scored(ScoreKind.STARBASE, Optional.empty(), 1);
    scene.change(play -> Scores.score(play, KLI, starbase));
    scene.apply(exert(scene, "venture"), exert(scene, "excelsior"));
    assertThat(scene.table().captain(KLI).score()).as("who built it keeps the point").isOne();
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(1);
    assertThat(scene.table().captain(FED).score()).isZero();
    scene.control(0, 0, FED, 3).installation(0, 0, InstallationKind.COLONY);
    scene.ship("venture", ship -> ship.withActed(0));
    scene.apply(new ShipAction.BuildInstallation(FED, scene.card("venture")));
    scene.change(play -> Influence.raze(play, KLI, scene.space(0, 0)));
    assertThat(scene.table().captain(FED).score()).as("destroyed or not").isOne();
    scene.installation(0, 0, InstallationKind.COLONY).table(table -> table.withActionsUsed(0));
    scene.ship("venture", ship -> ship.withActed(0));
    scene.apply(new ShipAction.BuildInstallation(FED, scene.card("venture")));
    assertThat(scene.table().captain(FED).score()).as("each expansion scores").isEqualTo(2);
  }

  @Rule({"FC-X-27", "FC-INS-13", "FC-D-44", "FC-TST-03"})
  @Test
  void fifteenDestroysAColonyAndFourteenDoesNot() {
    for (int die : new int[] {3, 2}) {
      Scene scene =
          Scene.of(Fixture.standard().with("ships", "bortas", "{'standing':[]}").set())
              .fleet(KLI, "bortas")
              .hand(FED)
              .hand(KLI)
              .tile(0, 0, "m-planet-2", FED)
              .control(0, 0, FED, 2)
              .installation(0, 0, InstallationKind.COLONY)
              .at("bortas", 0, 0)
              .dial("bortas", 12, 7, 6, 7)
              .dice(die);
      scene.turnOf(KLI);
      scene.apply(new ShipAction.AttackInstallation(KLI, scene.card("bortas")));
      scene.apply(new Answer.PassTestCard(KLI), new Answer.PassTestCard(FED));
      Optional<InstallationKind> left = scene.tile(0, 0).installation();
      assertThat(left.isEmpty()).isEqualTo(die == 3);
      BoardEvent gone =
          new BoardEvent.InstallationDestroyed(scene.space(0, 0), InstallationKind.COLONY);
      assertThat(scene.told().contains(gone)).isEqualTo(die == 3);
      assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(2);
    }
  }

  @Rule("FC-INS-12")
  @Test
  void ownInstallationsCanBeAttackedToo() {
    Scene scene = planet().control(0, 0, FED, 1).installation(0, 0, InstallationKind.OUTPOST);
    FleetAction attack = new ShipAction.AttackInstallation(FED, scene.card("venture"));
    assertThat(scene.refused(attack)).isEmpty();
    scene.installation(0, 0, InstallationKind.COLONY).apply(attack);
    assertThat(scene.asks(FleetFrame.Test.class)).isTrue();
  }

  @Rule("FC-INS-06")
  @Test
  void aCardBuildsWhereNoBodyIsButItsTokensAreNeeded() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'effects':[{'do':'BUILD','kind':'OUTPOST'}]}");
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "engine-improvements")
            .fleet(FED, "venture")
            .tile(1, 0, "dead-space-1", FED)
            .at("venture", 1, 0)
            .hand(FED, "engine-improvements-1")
            .control(1, 0, FED, 1);
    Scene without = Scene.of(scene.state());
    scene.playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(scene.tile(1, 0).installation()).contains(InstallationKind.OUTPOST);
    without.change(
        play -> Tables.tile(play, without.space(1, 0), tile -> tile.withControl(Optional.empty())));
    without.playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(without.tile(1, 0).installation()).as("no token").isEmpty();
  }

  @Rule({"FC-INS-02", "FC-INS-13", "FC-D-45"})
  @Test
  void eachStepAsksForOneTokenMoreAndHasFiveMoreShields() {
    Scene scene = planet();
    int space = scene.space(0, 0);
    for (InstallationKind kind : InstallationKind.values()) {
      int step = kind.ordinal() + 1;
      assertThat(Fleets.need(scene.table(), space, kind)).isEqualTo(step);
      assertThat(Fleets.shields(scene.table(), space, kind)).isEqualTo(5 + 5 * step);
      Scene attacked = Scene.of(scene.state()).installation(0, 0, kind);
      attacked.apply(new ShipAction.AttackInstallation(FED, scene.card("venture")));
      assertThat(((FleetFrame.Test) attacked.state().top()).test().level()).isEqualTo(5 + 5 * step);
    }
  }
}
