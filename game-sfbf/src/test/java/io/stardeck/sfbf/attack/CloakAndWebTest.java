package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.Volley.photons;
import static io.stardeck.sfbf.attack.Volley.target;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.plusOne;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import org.junit.jupiter.api.Test;

/** Attacks on cloaked and webbed ships (BF-CLK-03 to 06, BF-WEB-03 to 06). */
final class CloakAndWebTest {
  @Rule({"BF-X-10", "BF-CLK-03", "BF-WEB-03", "BF-DMG-04"})
  @Test
  void cloakAndWebHalveFiveToThree() {
    assertThat(
            photons(target("rom-we", "tho-pc").cloaked("rom-we"), "rom-we", "pho-5-1")
                .does(pass())
                .dealt())
        .isEqualTo(3);
    assertThat(
            photons(target("tho-dn", "tho-pc").webbed("tho-dn"), "tho-dn", "pho-5-1")
                .does(pass())
                .dealt())
        .isEqualTo(3);
  }

  @Rule({"BF-X-28", "BF-CLK-06", "BF-CLK-03", "BF-D-33"})
  @Test
  void defencesOfACloakedShipCountHalf() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kli-d7")
            .screen(TWO, "rom-we", "tho-pc")
            .cloaked("rom-we")
            .hand(ONE, "dsr-4-1", "ph1-3-1", "prt-1")
            .hand(TWO, "rs-1", "rs-2", "dc-2")
            .scene()
            .does(begin("kli-d7"), aim("rom-we"), weapon("dsr-4-1", BoxType.DSR))
            .does(weapon("ph1-3-1", BoxType.PH1), plusOne("prt-1"), commit())
            .does(defend("rs-1"));
    assertThat(scene.does(pass()).dealt()).isEqualTo(3);
    assertThat(scene.does(defend("rs-2"), pass()).dealt()).isEqualTo(1);
  }

  @Rule({"BF-CLK-05", "BF-CLK-09"})
  @Test
  void cloakedShipFiresNothingInDefence() {
    Scene scene =
        photons(
            target("rom-we", "tho-pc").cloaked("rom-we").hand(TWO, "ph1-4-1", "tb-1"),
            "rom-we",
            "pho-5-1");
    scene.rejects(fire("ph1-4-1", BoxType.PH1, "pho-5-1"), "BF-CLK-05");
    scene.rejects(stop("tb-1", "pho-5-1"), "BF-CLK-09");
  }

  @Rule({"BF-X-29", "BF-D-33"})
  @Test
  void cloakAndWeaselBothHalve() {
    Scene scene =
        photons(
                target("rom-con", "tho-pc").cloaked("rom-con").weasel("rom-con", "ww-1"),
                "rom-con",
                "pho-6-1",
                "ph1-4-1")
            .does(pass());
    assertThat(scene.dealt()).isEqualTo(3);
  }

  @Rule({"BF-X-30", "BF-WEB-03", "BF-WEB-06", "BF-D-24"})
  @Test
  void webHalvesDirectFireAndDefencesButNotDrones() {
    Scene scene =
        photons(
                target("tho-dn", "tho-pc").webbed("tho-dn").hand(TWO, "rs-1"),
                "tho-dn",
                "pho-6-1",
                "drn-5-1")
            .does(defend("rs-1"), pass());
    assertThat(scene.dealt()).isEqualTo(7);
  }

  @Rule({"BF-X-31", "BF-WEB-05", "BF-WEB-06", "BF-D-24"})
  @Test
  void webbedShipFiresPhasersAtHalfEffect() {
    Scene scene =
        photons(
                target("tho-dn", "tho-pc").webbed("tho-dn").hand(TWO, "ph3-2-1"),
                "tho-dn",
                "drn-4-1")
            .does(fire("ph3-2-1", BoxType.PH1, "drn-4-1"), pass());
    assertThat(scene.dealt()).isEqualTo(3);
  }

  @Rule({"BF-X-55", "BF-D-33"})
  @Test
  void webAndWeaselBothHalve() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "tho-dn", "tho-pc")
            .webbed("tho-dn")
            .weasel("tho-dn", "ww-1")
            .hand(ONE, "dsr-5-1", "ph1-2-1", "drn-5-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("kzi-dn"), aim("tho-dn"), weapon("dsr-5-1", BoxType.DSR))
            .does(weapon("ph1-2-1", BoxType.PH1), weapon("drn-5-1", BoxType.DRN), commit())
            .does(pass());
    assertThat(scene.dealt()).isEqualTo(2);
  }

  @Rule({"BF-D-68", "BF-SUP-06"})
  @Test
  void primeTeamIsHalvedByAWeb() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-dn")
            .screen(TWO, "tho-dn", "tho-pc")
            .webbed("tho-dn")
            .hand(ONE, "pho-5-1", "prt-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-dn"), aim("tho-dn"), weapon("pho-5-1", BoxType.PHO))
            .does(plusOne("prt-1"), commit(), pass());
    assertThat(scene.dealt()).isEqualTo(3);
  }

  @Rule({"BF-X-50", "BF-X-51", "BF-DMG-03", "BF-D-38"})
  @Test
  void primeTeamIsLostWithTheLastWeaponCard() {
    Scene drone =
        Given.advanced(2)
            .screen(ONE, "fed-dn")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(ONE, "drn-5-1", "prt-1")
            .hand(TWO, "tb-1", "drn-3-1", "dc-2")
            .scene()
            .does(begin("fed-dn"), aim("kli-c8"), weapon("drn-5-1", BoxType.DRN))
            .does(plusOne("prt-1"), commit());
    assertThat(drone.does(stop("tb-1", "drn-5-1"), pass()).dealt()).isZero();
    assertThat(drone.does(fire("drn-3-1", BoxType.DRN, "drn-5-1"), pass()).dealt()).isZero();
    Scene plasma =
        Given.advanced(2)
            .screen(ONE, "gor-bc")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(ONE, "plf-3-1", "prt-1")
            .hand(TWO, "ph1-4-1", "dc-2")
            .scene()
            .does(begin("gor-bc"), aim("kli-c8"), weapon("plf-3-1", BoxType.PLF))
            .does(plusOne("prt-1"), commit(), fire("ph1-4-1", BoxType.PH1, "plf-3-1"), pass());
    assertThat(plasma.dealt()).isEqualTo(1);
  }

  @Rule({"BF-DMG-01", "BF-D-33"})
  @Test
  void counteredCloakHalvesNothing() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-dn")
            .screen(TWO, "rom-we", "tho-pc")
            .cloaked("rom-we")
            .hand(ONE, "pho-5-1", "prt-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-dn"), aim("rom-we"), counter("prt-1", Effect.CLOAK))
            .does(weapon("pho-5-1", BoxType.PHO), commit(), pass());
    assertThat(scene.dealt()).isEqualTo(5);
  }

  @Rule({"BF-ATK-23", "BF-CLK-04"})
  @Test
  void noPlasmaTorpedoFindsACloakedShip() {
    Given.advanced(2)
        .screen(ONE, "gor-dn")
        .screen(TWO, "rom-we", "tho-pc")
        .cloaked("rom-we")
        .hand(ONE, "plr-9", "pls-5-1", "plf-3-1", "ph1-3-1")
        .scene()
        .does(begin("gor-dn"), aim("rom-we"))
        .rejects(weapon("plr-9", BoxType.PLR), "BF-ATK-23")
        .rejects(weapon("pls-5-1", BoxType.PLS), "BF-ATK-23")
        .rejects(weapon("plf-3-1", BoxType.PLS), "BF-ATK-23")
        .does(weapon("ph1-3-1", BoxType.PH1));
  }
}
