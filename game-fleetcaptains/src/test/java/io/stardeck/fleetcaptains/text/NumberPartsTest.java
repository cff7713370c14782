package io.stardeck.fleetcaptains.text;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.stardeck.engine.Explanation;
import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why numbers are what they are, part after part. */
final class NumberPartsTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene() {
    return Scene.of(Fixture.standard().set(), config -> config, "engine-improvements")
        .fleet(FED, "venture", "reliant")
        .fleet(KLI, "klothos", "rotarran")
        .tile(0, 0, "j-nebula-1", FED)
        .tile(0, 1, "m-planet-1", FED)
        .at("venture", 0, 0)
        .at("klothos", 0, 0);
  }

  private static Explanation of(Scene scene, String path) {
    return GAME.explain(GAME.view(scene.state(), FED), path).orElseThrow();
  }

  private static String ship(Scene scene, String id, String number) {
    return "ships[" + scene.card(id).number() + "]." + number;
  }

  @Rule({"FC-D-21", "FC-LOC-02", "FC-SYS-02", "FC-SHP-03", "FC-D-74"})
  @Test
  void aRatingIsTheDialAndWhatTheShipItsTileAndItsTokensAdd() {
    Scene scene = scene();
    int dial = scene.table().setting(scene.ship("venture")).shields();
    scene.ship(
        "venture", ship -> ship.withTokens(new SystemToken(ShipSystem.SHIELDS, Optional.of(-3))));
    assertThat(of(scene, ship(scene, "venture", "shields")).parts())
        .extracting(Part::amount, part -> part.rule().value(), Part::source)
        .containsExactly(
            tuple(dial, "FC-SYS-02", "U.S.S. Venture"),
            tuple(-3, "FC-D-21", "system token"),
            tuple(4, "FC-LOC-02", "J-class nebula"));
    Explanation defence = of(scene, ship(scene, "venture", "defence"));
    assertThat(defence.value()).isEqualTo(dial - 3 + 4 + 2);
    assertThat(defence.parts()).extracting(part -> part.rule().value()).contains("FC-SHP-03");
  }

  @Rule({"FC-SYS-05", "FC-SYS-06"})
  @Test
  void aDisabledSystemIsOneBelowZeroAndSaysWhatDisablesIt() {
    Scene scene = scene();
    scene.ship(
        "venture", ship -> ship.withTokens(new SystemToken(ShipSystem.ENGINES, Optional.empty())));
    Explanation engines = of(scene, ship(scene, "venture", "engines"));
    assertThat(engines.value()).isEqualTo(-1);
    assertThat(engines.parts()).extracting(Part::source).contains("system token");
    scene.ship(
        "venture", ship -> ship.withTokens(new SystemToken(ShipSystem.ENGINES, Optional.of(-30))));
    Explanation below = of(scene, ship(scene, "venture", "movement"));
    assertThat(below.value()).isEqualTo(-1);
    assertThat(below.parts()).extracting(part -> part.rule().value()).contains("FC-SYS-06");
  }

  @Rule({"FC-TST-06", "FC-OPP-01", "FC-CBT-01"})
  @Test
  void bothSidesOfAnAttackAreToldWithTheirCards() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'timing':'TEST','test':{'kinds':[],'systems':[]},'effects':"
                    + "[{'do':'MODIFY_TEST','side':'SELF','amount':5}]}");
    Scene scene =
        Scene.of(fixture.set(), config -> config, "engine-improvements")
            .fleet(FED, "venture")
            .fleet(KLI, "klothos")
            .tile(0, 0, "j-nebula-1", FED)
            .at("venture", 0, 0)
            .at("klothos", 0, 0)
            .hand(FED, "engine-improvements-1");
    scene.apply(attack(scene, "venture", "klothos"));
    int weapons = scene.table().setting(scene.ship("venture")).weapons();
    int shields = scene.table().setting(scene.ship("klothos")).shields();
    assertThat(of(scene, "test.active").value()).isEqualTo(weapons);
    scene.apply(play(scene, "engine-improvements-1"));
    assertThat(of(scene, "test.active").value()).isEqualTo(weapons + 5);
    assertThat(of(scene, "test.active").parts())
        .extracting(part -> part.rule().value())
        .contains("FC-TST-06");
    assertThat(of(scene, "test.target").value()).isEqualTo(shields + 4 + 1);
    assertThat(GAME.explain(GAME.view(scene.state(), FED), "test.level")).isEmpty();
  }

  @Rule({"FC-MOV-05", "FC-MOV-06", "FC-CPT-03"})
  @Test
  void aStepCostsWhatWasPassedAndTheEntry() {
    Scene scene = scene().fleet(KLI, "klothos").at("reliant", 0, 0);
    scene.tile(0, -1, "dead-space-1", FED).tile(0, -2, "dead-space-2", FED);
    scene.apply(start(scene, "reliant"), step(scene, 0, -1));
    String home = "steps[" + scene.space(0, -2) + "].cost";
    assertThat(of(scene, home).value()).isEqualTo(4 + 1);
    assertThat(of(scene, home).parts()).extracting(Part::amount).containsExactly(0, 4, 1);
    assertThat(of(scene, "tiles[" + scene.space(0, 0) + "].passing").value()).isEqualTo(6);
    String far = "steps[" + scene.space(0, 1) + "].cost";
    assertThat(GAME.explain(GAME.view(scene.state(), FED), far)).as("not adjacent").isEmpty();
  }

  @Rule({"FC-INS-02", "FC-INS-07", "FC-INS-13", "FC-VIC-02", "FC-I-07", "FC-ACT-04"})
  @Test
  void tilesAndPlayers() {
    Scene scene = scene().installation(0, 1, InstallationKind.OUTPOST);
    String tile = "tiles[" + scene.space(0, 1) + "].";
    assertThat(of(scene, tile + "colony").value()).as("one more here").isEqualTo(3);
    assertThat(of(scene, tile + "colony").parts())
        .extracting(part -> part.rule().value())
        .containsExactly("FC-INS-02", "FC-INS-07");
    assertThat(of(scene, tile + "shields").value()).isEqualTo(10);
    scene.captain(
        FED,
        captain ->
            captain
                .withScored(
                    new Scored(ScoreKind.MISSION, Optional.of(scene.card("mission-foothold-1")), 2),
                    new Scored(ScoreKind.STARBASE, Optional.empty(), 1))
                .withFleetLimit(12)
                .withDestroyed(scene.card("yeager")));
    assertThat(of(scene, "table.captains[0].score").parts())
        .extracting(Part::amount)
        .containsExactly(0, 2, 1);
    assertThat(of(scene, "captains[0].fleetSize").parts())
        .extracting(part -> part.rule().value())
        .containsExactly("FC-FLT-03", "FC-RNF-02", "FC-RNF-03");
    assertThat(of(scene, "captains[0].actions").value()).isEqualTo(3);
  }

  @Rule({"FC-D-85", "FC-I-16"})
  @Test
  void whereACloakedShipIsChangesNothingThatItsEnemyIsTold() {
    Scene here = scene().at("rotarran", 0, 0).cloaked("rotarran");
    Scene there = scene().at("rotarran", 0, 1).cloaked("rotarran");
    String path = ship(here, "rotarran", "engines");
    assertThat(of(here, path)).isEqualTo(of(there, path));
    assertThat(of(here, ship(here, "rotarran", "shields")).value()).isEqualTo(-1);
  }

  @Test
  void whatIsNoNumberIsNotExplained() {
    Scene scene = scene();
    for (String path :
        new String[] {
          "",
          "ships[99].weapons",
          "ships[0].height",
          "tiles[99].passing",
          "captains[7].score",
          "tiles[0].starbases",
          "captains[0].name",
          "test.active",
          "steps[0].cost"
        }) {
      assertThat(GAME.explain(GAME.view(scene.state(), FED), path)).as(path).isEmpty();
    }
  }
}
