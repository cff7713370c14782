package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.Drones.drones;
import static io.stardeck.sfbf.attack.Drones.scatteredDrone;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.scatter;
import static io.stardeck.sfbf.scene.Moves.stand;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import org.junit.jupiter.api.Test;

/** Weapon cards and Tractor Beams in defence (BF-DEF-20 to 29, 40). */
final class DefenceTest {
  private static Scene plasma(String... hand) {
    return Given.advanced(2)
        .screen(ONE, "gor-dn")
        .screen(TWO, "fed-ca", "tho-pc")
        .hand(ONE, "plr-9", "env-1")
        .hand(TWO, hand)
        .hand(TWO, "dc-2")
        .scene()
        .does(begin("gor-dn"), aim("fed-ca"), weapon("plr-9", BoxType.PLR))
        .does(support("env-1", "plr-9"), commit());
  }

  @Rule({"BF-DEF-22", "BF-X-06"})
  @Test
  void droneCancelsDroneWhateverTheNumbers() {
    Scene scene =
        drones("fed-ca", "drn-3-2").does(commit(), fire("drn-3-2", BoxType.DRN, "drn-5-1"));
    assertThat(scene.does(pass(), stand()).dealt()).isZero();
  }

  @Rule({"BF-DEF-23", "BF-X-07", "BF-DEF-06", "BF-D-27", "BF-D-63"})
  @Test
  void firstCancelTakesTheScatterpackTheSecondTheDrone() {
    Scene one =
        scatteredDrone("kli-c8", "drn-3-2", "drn-3-3", "tb-1")
            .does(fire("drn-3-2", BoxType.DRN, "drn-5-1"));
    assertThat(one.does(pass()).dealt()).isEqualTo(5);
    Scene two = one.does(fire("drn-3-3", BoxType.DRN, "drn-5-1"));
    two.rejects(stop("tb-1", "drn-5-1"), "BF-DEF-06");
    assertThat(two.does(pass()).dealt()).isZero();
  }

  @Rule({"BF-DEF-24", "BF-X-08", "BF-CRD-12"})
  @Test
  void droneWithScatterpackMakesTwoCancels() {
    Scene both =
        drones("fed-ca", "drn-3-2", "scp-1")
            .does(weapon("drn-3-1", BoxType.DRN), commit())
            .rejects(defend("scp-1"), "BF-DEF-24")
            .rejects(scatter("scp-1", "drn-3-2", "drn-3-1"), "BF-SUP-09")
            .does(fire("drn-3-2", BoxType.DRN, "drn-5-1"))
            .rejects(scatter("scp-1", "drn-3-2", "drn-5-1"), "BF-DEF-06")
            .does(scatter("scp-1", "drn-3-2", "drn-3-1"), pass());
    assertThat(both.dealt()).isZero();
    Scene wiped =
        scatteredDrone("fed-ca", "drn-3-2", "scp-1")
            .does(fire("drn-3-2", BoxType.DRN, "drn-5-1"), scatter("scp-1", "drn-3-2", "drn-5-1"));
    assertThat(wiped.does(pass()).dealt()).isZero();
  }

  @Rule({"BF-X-63", "BF-DEF-06"})
  @Test
  void scatterpackNeedsASecondUnit() {
    Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, "fed-ca", "tho-pc")
        .hand(ONE, "drn-3-1")
        .hand(TWO, "drn-4-1", "scp-1")
        .scene()
        .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-3-1", BoxType.DRN), commit())
        .does(fire("drn-4-1", BoxType.DRN, "drn-3-1"))
        .rejects(scatter("scp-1", "drn-4-1", "drn-3-1"), "BF-DEF-06");
  }

  @Rule({"BF-DEF-25", "BF-DEF-40", "BF-X-23", "BF-DEF-29", "BF-D-06", "BF-D-59"})
  @Test
  void plasmaRAndSCancelOneDroneAndPlasmaFNone() {
    Scene scene =
        drones("gor-bc", "pls-5-1", "plf-3-1", "tb-1")
            .does(weapon("drn-3-1", BoxType.DRN), commit())
            .rejects(fire("plf-3-1", BoxType.PLF, "drn-5-1"), "BF-DEF-25")
            .does(fire("pls-5-1", BoxType.PLS, "drn-5-1"), stop("tb-1", "drn-3-1"), pass());
    assertThat(scene.dealt()).isZero();
    assertThat(
            scatteredDrone("rom-we", "plr-9")
                .does(fire("plr-9", BoxType.PLR, "drn-5-1"), pass())
                .dealt())
        .isEqualTo(5);
    assertThat(
            scatteredDrone("gor-bc", "pls-6-1")
                .does(fire("pls-6-1", BoxType.PLS, "drn-5-1"), pass())
                .dealt())
        .as("the Scatterpack, not 6 points")
        .isEqualTo(5);
  }

  @Rule({"BF-DEF-26", "BF-X-22", "BF-DEF-40"})
  @Test
  void phaserTakesItsNumberAfterDoubling() {
    Scene scene = scatteredDrone("fed-ca", "drn-3-2", "ph1-3-1", "tb-1");
    assertThat(scene.does(fire("ph1-3-1", BoxType.PH1, "drn-5-1"), pass()).dealt()).isEqualTo(7);
    Scene both =
        scene.does(
            fire("drn-3-2", BoxType.DRN, "drn-5-1"), fire("ph1-3-1", BoxType.PH1, "drn-5-1"));
    assertThat(both.does(pass()).dealt()).isEqualTo(2);
    assertThat(both.does(stop("tb-1", "drn-5-1"), pass()).dealt()).isZero();
  }

  @Rule({"BF-DEF-26", "BF-DEF-41", "BF-X-24", "BF-DEF-42", "BF-DEF-20", "BF-DEF-40"})
  @Test
  void plasmaTakesPhaserFireAndEcm() {
    Scene scene =
        plasma("ph2-3-1", "ecm-4", "tb-1", "drn-3-1", "pls-5-1")
            .rejects(stop("tb-1", "plr-9"), "BF-DEF-40")
            .rejects(fire("drn-3-1", BoxType.DRN, "plr-9"), "BF-DEF-20")
            .does(fire("ph2-3-1", BoxType.PH1, "plr-9"), defend("ecm-4"), pass());
    assertThat(scene.dealt()).isEqualTo(11);
    assertThat(scene.discarded("ecm-4")).isTrue();
  }

  @Rule("BF-DEF-26")
  @Test
  void phaserFireBelowZeroIsLost() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-ca", "tho-pc")
            .hand(ONE, "drn-3-1", "dsr-4-1")
            .hand(TWO, "ph1-4-1", "dc-2")
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-3-1", BoxType.DRN))
            .does(weapon("dsr-4-1", BoxType.DSR), commit())
            .does(fire("ph1-4-1", BoxType.PH1, "drn-3-1"), pass());
    assertThat(scene.dealt()).isEqualTo(4);
  }

  @Rule({"BF-DEF-27", "BF-DEF-28", "BF-D-05"})
  @Test
  void nothingIsFiredAtDirectFire() {
    Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, "fed-ca", "tho-pc")
        .hand(ONE, "dsr-5-1", "drn-3-1")
        .hand(TWO, "ph1-4-1", "pho-5-1", "dsr-4-1", "drn-4-1", "tb-1")
        .scene()
        .does(begin("kzi-dn"), aim("fed-ca"), weapon("dsr-5-1", BoxType.DSR))
        .does(weapon("drn-3-1", BoxType.DRN), commit())
        .rejects(fire("ph1-4-1", BoxType.PH1, "dsr-5-1"), "BF-DEF-27")
        .rejects(fire("drn-4-1", BoxType.DRN, "dsr-5-1"), "BF-DEF-27")
        .rejects(stop("tb-1", "dsr-5-1"), "BF-DEF-27")
        .rejects(fire("pho-5-1", BoxType.PHO, "drn-3-1"), "BF-DEF-28")
        .rejects(fire("dsr-4-1", BoxType.DSR, "drn-3-1"), "BF-DEF-28");
  }

  @Rule({"BF-DEF-20", "BF-DEF-21", "BF-D-31", "BF-WPN-04", "BF-I-10", "BF-I-11"})
  @Test
  void firesOnlyFromUndamagedBoxesEachOnce() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-ca", "tho-pc")
            .damage("fed-ca", BoxType.PH1)
            .hand(ONE, "drn-5-1")
            .hand(TWO, "ph1-4-1", "ph1-3-1", "plr-9", "ph3-1-1")
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN), commit())
            .rejects(fire("plr-9", BoxType.PLR, "drn-5-1"), "BF-DEF-20")
            .rejects(fire("ph1-4-1", BoxType.PH2, "drn-5-1"), "BF-DEF-20")
            .does(fire("ph1-4-1", BoxType.PH1, "drn-5-1"))
            .rejects(fire("ph1-3-1", BoxType.PH1, "drn-5-1"), "BF-DEF-21");
    assertThat(scene.state().table().attack().orElseThrow().fires().get(0).boxes().boxes())
        .containsExactly(4);
    Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, "fed-ca", "tho-pc")
        .hand(ONE, "drn-5-1", "drn-4-1")
        .hand(TWO, "drn-3-1", "drn-3-2")
        .scene()
        .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN))
        .does(weapon("drn-4-1", BoxType.DRN), commit())
        .does(fire("drn-3-1", BoxType.DRN, "drn-5-1"))
        .rejects(fire("drn-3-2", BoxType.DRN, "drn-4-1"), "BF-DEF-21");
  }

  @Rule({"BF-DEF-26", "BF-DEF-04"})
  @Test
  void severalPhasersFireAtOneTorpedo() {
    Scene scene =
        plasma("ph1-4-1", "ph2-3-1")
            .does(fire("ph1-4-1", BoxType.PH1, "plr-9"), fire("ph2-3-1", BoxType.PH1, "plr-9"));
    assertThat(scene.does(pass()).dealt()).isEqualTo(18 - 4 - 3);
  }

  @Rule({"BF-DEF-24", "BF-DEF-23"})
  @Test
  void theSecondCancelTakesOneUnitAndADroneCarriesOneScatterpack() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-ca", "tho-pc")
            .hand(ONE, "drn-5-1", "drn-3-1", "drn-3-2", "scp-2")
            .hand(TWO, "drn-4-1", "scp-1", "dc-2");
    Scene attack =
        given
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN))
            .does(weapon("drn-3-1", BoxType.DRN));
    Scene left =
        attack
            .does(support("scp-2", "drn-5-1"), commit(), fire("drn-4-1", BoxType.DRN, "drn-3-1"))
            .does(scatter("scp-1", "drn-4-1", "drn-5-1"), pass(), stand());
    assertThat(left.dealt()).as("the Scatterpack is off, the drone is not").isEqualTo(5);
    Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, "fed-ca", "tho-pc")
        .hand(ONE, "drn-5-1", "drn-3-1", "drn-3-2")
        .hand(TWO, "drn-4-1", "scp-1", "scp-2")
        .scene()
        .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN))
        .does(weapon("drn-3-1", BoxType.DRN), weapon("drn-3-2", BoxType.DRN), commit())
        .does(fire("drn-4-1", BoxType.DRN, "drn-3-1"), scatter("scp-1", "drn-4-1", "drn-5-1"))
        .rejects(scatter("scp-2", "drn-4-1", "drn-3-2"), "BF-DEF-24");
  }
}
