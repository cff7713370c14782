package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.fighters.Launch.damage;
import static io.stardeck.sfbf.fighters.Launch.escort;
import static io.stardeck.sfbf.fighters.Launch.fire;
import static io.stardeck.sfbf.fighters.Launch.support;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** The target's fire at fighters before the dice: who fires what. */
class FighterFireTest {
  @Test
  @Rule({"BF-FTR-09", "BF-FTR-12"})
  void onlyTheTargetFiresOneCardPerUndamagedBox() {
    Scene scene =
        Launch.at(
            Launch.given()
                .damage("fed-ca", BoxType.DRN)
                .hand(TWO, "ph1-2-1", "ph2-2-1", "ph3-1-1", "drn-3-1", "rs-1"),
            2,
            "fed-ca");
    assertThat(scene.phase()).isEqualTo(new Phase.FireWindow(TWO));
    scene
        .rejects(escort("fed-ff", "ph2-2-1"), "BF-FTR-09")
        .rejects(fire("fed-ff", "ph2-2-1", BoxType.PH2), "BF-FTR-09")
        .rejects(fire("fed-ca", "drn-3-1", BoxType.DRN), "BF-WPN-04")
        .rejects(fire("fed-ca", "rs-1", BoxType.PH1), "BF-FTR-09")
        .rejects(escort("fed-ca", "ph1-2-1"), "BF-ACT-01")
        .does(fire("fed-ca", "ph1-2-1", BoxType.PH1), fire("fed-ca", "ph2-2-1", BoxType.PH1))
        .rejects(fire("fed-ca", "ph3-1-1", BoxType.PH1), "BF-ATK-32");
  }

  @Test
  @Rule("BF-FTR-10")
  void photonsAndDisruptorsDoNotFireAtFighters() {
    Launch.at(
            Given.advanced(2)
                .screen(ONE, Launch.CARRIER)
                .screen(TWO, "ori-br")
                .hand(TWO, "pho-5-1", "dsr-3-1"),
            2,
            "ori-br")
        .rejects(fire("ori-br", "pho-5-1", BoxType.WPN), "BF-FTR-10")
        .rejects(fire("ori-br", "dsr-3-1", BoxType.WPN), "BF-FTR-10");
  }

  @Test
  @Rule({"BF-FTR-11", "BF-SUP-07"})
  void overloadAndEnveloperDoNotHelpTheFireButAScatterpackDoublesADrone() {
    Scene scene =
        Launch.at(
                Launch.given()
                    .dice(6, 6)
                    .hand(TWO, "drn-4-1", "ph1-2-1", "ovl-1", "env-1", "scp-1"),
                2,
                "fed-ca")
            .does(fire("fed-ca", "drn-4-1", BoxType.DRN), fire("fed-ca", "ph1-2-1", BoxType.PH1))
            .rejects(support("ovl-1", "drn-4-1"), "BF-FTR-11")
            .rejects(support("env-1", "drn-4-1"), "BF-FTR-11")
            .rejects(support("scp-1", "ph1-2-1"), "BF-SUP-03")
            .rejects(support("scp-1", "drn-3-1"), "BF-SUP-09")
            .does(support("scp-1", "drn-4-1"))
            .rejects(fire("fed-ca", "ovl-1", BoxType.PH1), "BF-FTR-11");
    assertThat(damage(Launch.passAll(scene))).containsExactly(12 - 8 - 2);
  }

  @Test
  @Rule({"BF-FTR-13", "BF-FTR-14", "BF-D-42", "BF-DEF-09"})
  void theGunnerDoublesOneCardFiredAtFighters() {
    Scene scene =
        Launch.at(
                Given.basic(2)
                    .screen(ONE, Launch.CARRIER)
                    .screen(TWO, "fed-ca")
                    .dice(6, 6)
                    .hand(TWO, "drn-3-1", "scp-1", "ph1-2-1", "gun", "rs-1"),
                2,
                "fed-ca")
            .does(
                fire("fed-ca", "drn-3-1", BoxType.DRN),
                support("scp-1", "drn-3-1"),
                fire("fed-ca", "ph1-2-1", BoxType.PH1))
            .rejects(support("gun", "drn-3-1"), "BF-SUP-05")
            .does(support("gun", "ph1-2-1"));
    assertThat(damage(Launch.passAll(scene))).containsExactly(12 - 6 - 4);
  }

  @Test
  @Rule("BF-FTR-13")
  void aSecondGunnerDoublesNothing() {
    Given given = Given.advanced(7).screen(ONE, Launch.CARRIER).screen(TWO, "fed-ca");
    Scene scene =
        Launch.at(
            given
                .hand(TWO, "ph1-2-1", "ph1-3-1", "gun")
                .hand(TWO, CardId.of(card("gun").number() + 90)),
            2,
            "fed-ca");
    scene
        .does(
            fire("fed-ca", "ph1-2-1", BoxType.PH1),
            fire("fed-ca", "ph1-3-1", BoxType.PH1),
            support("gun", "ph1-2-1"))
        .rejects(
            new SupportFire(TWO, CardId.of(card("gun").number() + 90), card("ph1-3-1")),
            "BF-FTR-13");
  }

  @Test
  @Rule({"BF-FTR-19", "BF-CLK-05"})
  void aCloakedTargetDoesNotFire() {
    Given given =
        Given.advanced(2)
            .screen(ONE, Launch.CARRIER)
            .screen(TWO, "fed-cl")
            .main(TWO, "ori-br")
            .cloaked("ori-br")
            .hand(TWO, "ph2-2-1");
    Launch.at(given, 2, "ori-br").rejects(fire("ori-br", "ph2-2-1", BoxType.PH2), "BF-FTR-19");
    Scene alone =
        Launch.at(
            Given.advanced(2)
                .screen(ONE, Launch.CARRIER)
                .screen(TWO, "ori-br")
                .cloaked("ori-br")
                .hand(TWO, "ph2-2-1"),
            2,
            "ori-br");
    assertThat(alone.phase()).as("nobody may fire").isEqualTo(new Phase.DefenceWindow(TWO));
  }

  @Test
  @Rule({"BF-FTR-18", "BF-DEF-47"})
  void aTargetUnderWildWeaselDoesNotFire() {
    Given given =
        Given.advanced(2)
            .screen(ONE, Launch.CARRIER)
            .screen(TWO, "fed-cl")
            .main(TWO, "fed-ca")
            .weasel("fed-ca", "ww-1")
            .hand(TWO, "ph1-2-1");
    Launch.at(given, 2, "fed-ca").rejects(fire("fed-ca", "ph1-2-1", BoxType.PH1), "BF-DEF-47");
  }

  @Test
  @Rule({"BF-FTR-20", "BF-WEB-05", "BF-D-24"})
  void aWebbedTargetFiresPhasersToo() {
    Launch.at(
            Given.advanced(2)
                .screen(ONE, Launch.CARRIER)
                .screen(TWO, "tho-cw")
                .webbed("tho-cw")
                .hand(TWO, "ph1-2-1"),
            2,
            "tho-cw")
        .does(fire("tho-cw", "ph1-2-1", BoxType.PH1));
  }

  @Test
  @Rule({"BF-FTR-07", "BF-PBF-07"})
  void fightersAreNoDefence() {
    Launch.at(Launch.given().screen(TWO, "fed-cvs").hand(TWO, "pbf-1", "ph1-2-1"), 2, "fed-cvs")
        .rejects(new BeginFighters(TWO, ship("fed-cvs"), 1), "BF-ACT-01")
        .rejects(fire("fed-cvs", "pbf-1", BoxType.PH1), "BF-FTR-09");
  }

  @Test
  @Rule({"BF-FRM-23", "BF-FTR-09"})
  void aMainBodyTargetFiresPhaserThreeAndPlasmaF() {
    Launch.at(
            Given.advanced(2)
                .screen(ONE, Launch.CARRIER)
                .screen(TWO, "fed-ff")
                .main(TWO, "gor-dd")
                .hand(TWO, "ph3-1-1", "plf-2-1"),
            2,
            "gor-dd")
        .does(fire("gor-dd", "ph3-1-1", BoxType.PH3), fire("gor-dd", "plf-2-1", BoxType.PLS));
  }
}
