package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.fighters.Launch.damage;
import static io.stardeck.sfbf.fighters.Launch.escort;
import static io.stardeck.sfbf.fighters.Launch.fire;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** The fire of an escort at fighters. */
class EscortTest {
  @Test
  @Rule({"BF-FTR-12", "BF-D-41"})
  void oneScreenShipEscortsATargetInTheMainBodyWithOneCard() {
    Given given =
        Given.advanced(2)
            .screen(ONE, Launch.CARRIER)
            .screen(TWO, "fed-cl", "fed-ff")
            .main(TWO, "fed-ca", "fed-dd")
            .reserve(TWO, "fed-dn")
            .dice(6, 6)
            .hand(TWO, "ph1-2-1", "ph2-2-1", "ph1-3-1", "ph1-4-1", "rs-1");
    Scene scene =
        Launch.at(given, 2, "fed-ca")
            .rejects(escort("fed-dd", "ph1-2-1"), "BF-FTR-12")
            .rejects(escort("fed-dn", "ph1-2-1"), "BF-FTR-12")
            .rejects(fire("fed-cl", "ph1-2-1", BoxType.PH1), "BF-ACT-01")
            .does(escort("fed-cl", "ph1-2-1"))
            .rejects(escort("fed-cl", "ph2-2-1"), "BF-FTR-12")
            .rejects(escort("fed-ff", "ph2-2-1"), "BF-FTR-12")
            .does(fire("fed-ca", "ph1-3-1", BoxType.PH1));
    assertThat(damage(Launch.passAll(scene))).containsExactly(12 - 2 - 3);
  }

  @Test
  @Rule({"BF-PBF-03", "BF-FTR-12"})
  void anEscortFiresAtPlanetBasedFightersToo() {
    Given.advanced(2)
        .screen(ONE, "fed-ff")
        .screen(TWO, "fed-cl")
        .main(TWO, "fed-ca")
        .hand(ONE, "pbf-1")
        .hand(TWO, "ph1-2-1")
        .scene()
        .does(new BeginPlanetFighters(ONE, card("pbf-1")), new AimAt(ONE, ship("fed-ca")))
        .does(new Commit(ONE), escort("fed-cl", "ph1-2-1"));
  }

  @Test
  @Rule({"BF-FTR-12", "BF-CLK-05", "BF-DEF-47", "BF-DEF-51"})
  void anEscortThatMayNotFireDoesNotEscort() {
    Launch.at(
            Given.advanced(2)
                .screen(ONE, Launch.CARRIER)
                .screen(TWO, "ori-br", "fed-cl", "fed-dd", "gor-bc")
                .main(TWO, "fed-ca")
                .cloaked("ori-br")
                .weasel("fed-cl", "ww-1")
                .disengaged("fed-dd", "dsg")
                .erratic("gor-bc", "em-1")
                .hand(TWO, "ph1-2-1", "drn-3-1"),
            2,
            "fed-ca")
        .rejects(escort("ori-br", "ph1-2-1"), "BF-CLK-05")
        .rejects(escort("fed-cl", "ph1-2-1"), "BF-DEF-47")
        .rejects(escort("fed-dd", "ph1-2-1"), "BF-DEF-51")
        .rejects(escort("gor-bc", "drn-3-1"), "BF-ATK-31")
        .does(escort("gor-bc", "ph1-2-1"));
  }

  @Test
  @Rule({"BF-FTR-12", "BF-D-74", "BF-I-40"})
  void aWebbedEscortFiresNoPhaser() {
    Given given =
        Given.advanced(2)
            .screen(ONE, Launch.CARRIER)
            .screen(TWO, "tho-cw")
            .main(TWO, "fed-ca")
            .webbed("tho-cw")
            .dice(1, 1)
            .hand(TWO, "ph1-2-1", "rs-1");
    Launch.at(given, 2, "fed-ca")
        .rejects(escort("tho-cw", "ph1-2-1"), "BF-FTR-12")
        .does(fire("fed-ca", "ph1-2-1", BoxType.PH1));
    Scene unarmed =
        Launch.at(given.damage("fed-ca", BoxType.PH1, BoxType.PH1, BoxType.DRN), 2, "fed-ca");
    assertThat(unarmed.phase()).as("nobody could fire").isInstanceOf(Phase.DefenceWindow.class);
  }

  @Test
  @Rule("BF-FTR-12")
  void anEscortFiresItsLeastAbleBox() {
    Scene scene =
        Launch.at(
                Given.advanced(2)
                    .screen(ONE, Launch.CARRIER)
                    .screen(TWO, "kli-d7")
                    .main(TWO, "fed-ca")
                    .hand(TWO, "ph3-1-1", "rs-1"),
                2,
                "fed-ca")
            .does(escort("kli-d7", "ph3-1-1"));
    var fire = scene.state().table().attack().orElseThrow().fires().get(0);
    int box = fire.boxes().lowest();
    assertThat(scene.state().table().card(ship("kli-d7")).boxType(box)).isEqualTo(BoxType.PH2);
  }
}
