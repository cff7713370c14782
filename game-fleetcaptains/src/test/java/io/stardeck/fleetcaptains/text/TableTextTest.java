package io.stardeck.fleetcaptains.text;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Scanning;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The table as a player reads it in a terminal. */
final class TableTextTest {
  private static final Seat MATE = Seat.of(3);
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static String text(Scene scene, Seat seat) {
    return GAME.narrator().table(GAME.view(scene.state(), seat));
  }

  private static Scene scene() {
    return Plain.scene()
        .fleet(FED, "venture", "reliant")
        .fleet(KLI, "korinar", "groth")
        .tile(0, 0, "m-planet-1", FED)
        .tile(0, 1, "j-nebula-1", KLI)
        .control(0, 0, FED, 2)
        .installation(0, 0, InstallationKind.OUTPOST)
        .at("venture", 0, 0)
        .at("groth", 0, 1)
        .at("korinar", 0, 1)
        .hidden(0, -1, "k-planet-1");
  }

  @Rule({"FC-SHP-02", "FC-LOC-03", "FC-SYS-08"})
  @Test
  void theBoardShowsTilesControlInstallationsAndShips() {
    Scene scene = scene();
    String text = text(scene, FED);
    assertThat(text)
        .contains("[" + scene.space(0, 0) + "plF2Of1]")
        .contains("[" + scene.space(0, 1) + "nek2]")
        .contains("[" + scene.space(0, -1) + "?]")
        .contains("size 6")
        .contains("U.S.S. Venture (5) WHITE in " + scene.space(0, 0) + " WE 7 SE 9 EN 7 SH 9");
    assertThat(text.lines().filter(line -> line.contains("[")).count()).isGreaterThan(10);
  }

  @Rule("FC-EXP-02")
  @Test
  void whoExploredATileIsSeenByAll() {
    for (Seat seat : new Seat[] {FED, KLI}) {
      assertThat(text(scene(), seat))
          .contains("M-class planet, size 4, habitable, explored by FEDERATION, FEDERATION 2")
          .contains("J-class nebula, size 6, explored by KLINGON: ");
    }
  }

  @Rule({"FC-SCN-03", "FC-CMP-13"})
  @Test
  void aScanTokenIsSeenByAll() {
    Scene scene = scene();
    scene.change(play -> Scanning.scan(play, KLI, scene.space(0, -1)));
    assertThat(text(scene, FED)).contains("[" + scene.space(0, -1) + "?K]");
    assertThat(text(scene, KLI)).contains("[" + scene.space(0, -1) + "?K]");
  }

  @Rule({"FC-ACT-07", "FC-SCN-11"})
  @Test
  void howOftenAShipMayActIsToldWhereItIsGrantedMore() {
    Scene scene = scene().ship("venture", ship -> ship.withActed(1));
    assertThat(text(scene, KLI)).contains(", has acted\n").doesNotContain("may act");
    scene.ship("venture", ship -> ship.withExtraActions(2));
    assertThat(text(scene, KLI)).contains(", has acted, may act 2 times\n");
  }

  @Rule("FC-TEA-10")
  @Test
  void thePointsOfATeamStandBesideTheOwn() {
    Scene scene = Scene.of(Fixture.plain(), config -> config.players(4).targetScore(11));
    Scored two = new Scored(ScoreKind.STARBASE, Optional.empty(), 2);
    scene
        .change(play -> Scores.score(play, FED, two))
        .change(play -> Scores.score(play, MATE, two));
    assertThat(text(scene, FED))
        .contains("seat 1 (you): 2 points, the team 4 of 11")
        .contains("seat 2: 0 points, the team 0 of 11")
        .contains("seat 3: 2 points, the team 4 of 11");
    assertThat(text(scene(), FED)).contains("seat 1 (you): 0 points of 10");
  }

  @Rule({"FC-SCN-04", "FC-CMP-13", "FC-I-16"})
  @Test
  void aScannedTileIsNamedForWhoScannedItAlone() {
    Scene scene = scene().at("venture", 0, 0);
    scene.apply(Acts.scan(scene, "venture", 0, -1));
    assertThat(text(scene, FED)).contains(scene.space(0, -1) + " K-class planet, size 5, scanned");
    assertThat(text(scene, KLI)).doesNotContain("scanned");
    scene.apply(Acts.endTurn(scene));
    assertThat(text(scene, FED)).as("at any time").contains("K-class planet, size 5, scanned");
  }

  @Rule({"FC-D-85", "FC-I-16"})
  @Test
  void whereACloakedShipIsAndWhatATokenStandsForIsItsPlayersSecret() {
    Scene scene = scene().cloaked("korinar").echo(KLI, 0, 1);
    scene.change(play -> Tokens.mix(play, KLI, scene.space(0, 1), RuleId.of("FC-ECH-03")));
    assertThat(text(scene, KLI)).contains(": I.K.S. Korinar", ": echo", "cloaked in ");
    assertThat(text(scene, FED))
        .contains("nek1~~]", "I.K.S. Korinar (2) WHITE cloaked WE D")
        .doesNotContain(": echo", ": I.K.S. Korinar", "cloaked in ");
    CardId korinar = scene.card("korinar");
    scene.change(
        play -> Tables.secret(play, KLI, own -> own.withManeuvered(ImmutableList.of(korinar))));
    assertThat(text(scene, KLI)).contains(": I.K.S. Korinar, has maneuvered");
    assertThat(text(scene, FED)).doesNotContain("has maneuvered");
  }

  @Rule({"FC-D-65", "FC-D-89", "FC-D-56"})
  @Test
  void whatLiesAtShipsAndBeforePlayersStandsThere() {
    Scene scene = scene();
    CardId groth = scene.card("groth");
    scene.ship("groth", ship -> ship.withTeams(Faction.FEDERATION));
    scene.ship("groth", ship -> ship.withAttached(scene.card("wild-pulse")));
    scene.captain(FED, captain -> captain.withStaying(scene.card("fleet-reserve-5")));
    scene.change(
        play ->
            Lying.impose(
                play,
                new Standing.ForbidManeuver(),
                Until.END_OF_TURN,
                FED,
                scene.card("time-echo"),
                groth));
    assertThat(text(scene, KLI))
        .contains(", bears Wild Pulse, team of FEDERATION, under Time Echo")
        .contains("lies before them: Code 47");
  }
}
