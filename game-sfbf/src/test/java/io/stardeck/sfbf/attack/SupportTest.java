package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.plusOne;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import org.junit.jupiter.api.Test;

/** Cards that support a weapon card, and range (BF-SUP, BF-FRM-20 to 26). */
final class SupportTest {
  private static Scene aimed(String ship, String... hand) {
    return Given.advanced(2)
        .screen(ONE, ship)
        .screen(TWO, "kli-c8", "tho-pc")
        .hand(ONE, hand)
        .hand(TWO, "dc-2", "rs-1")
        .scene()
        .does(begin(ship), aim("kli-c8"));
  }

  @Rule({"BF-SUP-01", "BF-X-05", "BF-SUP-08"})
  @Test
  void overloadDoublesPhotonsAndDisruptorsOnly() {
    Scene photon =
        aimed("fed-ca", "pho-5-1", "ovl-1", "drn-3-1", "ovl-2")
            .does(weapon("pho-5-1", BoxType.PHO), weapon("drn-3-1", BoxType.DRN))
            .rejects(support("ovl-1", "drn-3-1"), "BF-SUP-01")
            .does(support("ovl-1", "pho-5-1"), commit(), pass());
    assertThat(photon.dealt()).isEqualTo(13);
    Scene disruptor =
        aimed("kli-d7", "dsr-4-1", "ovl-1")
            .does(weapon("dsr-4-1", BoxType.DSR), support("ovl-1", "dsr-4-1"), commit(), pass());
    assertThat(disruptor.dealt()).isEqualTo(8);
  }

  @Rule("BF-SUP-02")
  @Test
  void enveloperDoublesPlasmaRAndSButNotF() {
    Scene scene =
        aimed("rom-con", "plr-7", "plf-3-1", "env-1", "pls-5-1", "env-2")
            .does(weapon("plr-7", BoxType.PLR), weapon("plf-3-1", BoxType.PLF))
            .rejects(support("env-1", "plf-3-1"), "BF-SUP-02")
            .does(weapon("pls-5-1", BoxType.PLR))
            .does(support("env-1", "plr-7"), support("env-2", "pls-5-1"), commit(), pass());
    assertThat(scene.dealt()).isEqualTo(14 + 3 + 10);
  }

  @Rule("BF-SUP-03")
  @Test
  void scatterpackDoublesADroneOnly() {
    Scene scene =
        aimed("fed-ca", "drn-4-1", "pho-5-1", "scp-1")
            .does(weapon("drn-4-1", BoxType.DRN), weapon("pho-5-1", BoxType.PHO))
            .rejects(support("scp-1", "pho-5-1"), "BF-SUP-03")
            .does(support("scp-1", "drn-4-1"), commit(), pass());
    assertThat(scene.dealt()).isEqualTo(8 + 5);
  }

  @Rule({"BF-SUP-04", "BF-SUP-05", "BF-D-26", "BF-X-05", "BF-CRD-13"})
  @Test
  void gunnerDoublesAnyOneCardThatNothingElseDoubles() {
    aimed("fed-ca", "pho-5-1", "ovl-1", "gun", "ovl-2")
        .does(weapon("pho-5-1", BoxType.PHO), support("ovl-1", "pho-5-1"))
        .rejects(support("gun", "pho-5-1"), "BF-SUP-04")
        .rejects(support("ovl-2", "pho-5-1"), "BF-SUP-05");
    aimed("fed-ca", "pho-5-1", "ovl-1", "gun")
        .does(weapon("pho-5-1", BoxType.PHO), support("gun", "pho-5-1"))
        .rejects(support("ovl-1", "pho-5-1"), "BF-SUP-04");
    assertThat(
            aimed("fed-ca", "ph1-4-1", "gun")
                .does(weapon("ph1-4-1", BoxType.PH1), support("gun", "ph1-4-1"), commit(), pass())
                .dealt())
        .isEqualTo(8);
    assertThat(
            aimed("fed-ca", "drn-4-1", "gun")
                .does(weapon("drn-4-1", BoxType.DRN), support("gun", "drn-4-1"), commit(), pass())
                .dealt())
        .isEqualTo(8);
  }

  @Rule({"BF-SUP-06", "BF-X-39", "BF-PRT-01", "BF-CRD-28", "BF-D-38"})
  @Test
  void eachPrimeTeamAddsOneAfterDoubling() {
    Scene scene =
        aimed("fed-ca", "pho-5-1", "ovl-1", "prt-1", "ovl-2", "prt-2")
            .rejects(plusOne("prt-1"), "BF-SUP-06")
            .does(weapon("pho-5-1", BoxType.PHO), support("ovl-1", "pho-5-1"))
            .rejects(plusOne("ovl-2"), "BF-PRT-01")
            .does(plusOne("prt-1"))
            .rejects(plusOne("prt-1"), "BF-ACT-01");
    assertThat(scene.does(commit(), pass()).dealt()).isEqualTo(11);
    assertThat(scene.does(plusOne("prt-2"), commit(), pass()).dealt()).isEqualTo(12);
  }

  @Rule("BF-SUP-09")
  @Test
  void supportNamesAWeaponCardOfItsAttack() {
    aimed("fed-ca", "pho-5-1", "pho-6-1", "ovl-1", "rs-2")
        .rejects(support("ovl-1", "pho-5-1"), "BF-SUP-09")
        .does(weapon("pho-5-1", BoxType.PHO))
        .rejects(support("ovl-1", "pho-6-1"), "BF-SUP-09")
        .rejects(support("rs-2", "pho-5-1"), "BF-SUP-09");
    aimed("fed-ca", "pho-5-1", "prt-1")
        .does(weapon("pho-5-1", BoxType.PHO))
        .rejects(support("prt-1", "pho-5-1"), "BF-SUP-09");
  }

  @Rule({"BF-X-49", "BF-ATK-35", "BF-SUP-01", "BF-SUP-04", "BF-DMG-02"})
  @Test
  void severalWeaponCardsAddUp() {
    Scene scene =
        aimed("fed-ca", "pho-6-1", "ovl-1", "pho-5-1", "gun", "drn-4-1")
            .does(weapon("pho-6-1", BoxType.PHO), support("ovl-1", "pho-6-1"))
            .does(weapon("pho-5-1", BoxType.PHO), support("gun", "pho-5-1"))
            .does(weapon("drn-4-1", BoxType.DRN), commit())
            .does(defend("rs-1"), pass());
    assertThat(scene.dealt()).isEqualTo(23);
  }

  @Rule({"BF-FRM-21", "BF-FRM-25", "BF-I-14", "BF-X-27"})
  @Test
  void mainBodyAttacksWithoutShortRangeCards() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .main(ONE, "rom-fh", "kli-d7")
            .screen(TWO, "kli-c8")
            .hand(
                ONE, "plf-3-1", "ph3-2-1", "plr-9", "env-1", "dsr-4-1", "ovl-1", "drn-4-1", "scp-1")
            .scene();
    scene
        .does(begin("rom-fh"), aim("kli-c8"))
        .rejects(weapon("plf-3-1", BoxType.PLR), "BF-FRM-21")
        .rejects(weapon("ph3-2-1", BoxType.PH1), "BF-FRM-21")
        .does(weapon("plr-9", BoxType.PLR), support("env-1", "plr-9"));
    scene
        .does(begin("kli-d7"), aim("kli-c8"), weapon("dsr-4-1", BoxType.DSR))
        .rejects(support("ovl-1", "dsr-4-1"), "BF-FRM-21")
        .does(weapon("drn-4-1", BoxType.DRN), support("scp-1", "drn-4-1"));
    Given.advanced(2)
        .screen(ONE, "fed-ca")
        .main(ONE, "rom-fh")
        .screen(TWO, "kli-c8")
        .hand(ONE, "plf-3-1")
        .scene()
        .rejects(begin("rom-fh"), "BF-FRM-21");
  }

  @Rule({"BF-FRM-22", "BF-D-21", "BF-X-27", "BF-I-14"})
  @Test
  void mainBodyIsAttackedWithoutShortRangeCards() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .main(TWO, "kli-c8")
            .hand(ONE, "pho-6-1", "ovl-1", "ph3-2-1", "drn-4-1", "scp-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"));
    scene
        .rejects(weapon("ph3-2-1", BoxType.PH1), "BF-FRM-22")
        .does(weapon("pho-6-1", BoxType.PHO))
        .rejects(support("ovl-1", "pho-6-1"), "BF-FRM-22")
        .does(weapon("drn-4-1", BoxType.DRN), support("scp-1", "drn-4-1"));
    Given.advanced(2)
        .screen(ONE, "rom-fh")
        .screen(TWO, "kli-d7")
        .main(TWO, "kli-c8")
        .hand(ONE, "plr-9", "env-1")
        .scene()
        .does(begin("rom-fh"), aim("kli-c8"))
        .does(weapon("plr-9", BoxType.PLR), support("env-1", "plr-9"));
    Given.advanced(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-d7")
        .main(TWO, "kli-c8")
        .hand(ONE, "ph3-2-1")
        .scene()
        .does(begin("fed-ca"))
        .rejects(aim("kli-c8"), "BF-FRM-22")
        .does(aim("kli-d7"));
    Scene behind =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .main(ONE, "fed-cl")
            .screen(TWO, "kli-d7")
            .main(TWO, "kli-c8")
            .hand(ONE, "ph3-2-1", "pho-5-1")
            .scene()
            .does(begin("fed-cl"), aim("kli-c8"), weapon("pho-5-1", BoxType.PHO));
    assertThat(behind.violations(weapon("ph3-2-1", BoxType.PH1)))
        .extracting(violation -> violation.rule().value())
        .containsExactly("BF-FRM-21", "BF-FRM-22");
    Given.advanced(2)
        .screen(ONE, "fed-dd")
        .main(ONE, "fed-ca")
        .screen(TWO, "kli-d7")
        .main(TWO, "kli-c8")
        .hand(ONE, "pho-6-1")
        .scene()
        .does(begin("fed-ca"), aim("kli-c8"));
  }

  @Rule({"BF-FRM-20", "BF-GEN-05", "BF-FRM-26", "BF-D-02"})
  @Test
  void fromScreenToScreenAndInTheBasicGameEverythingIsInRange() {
    aimed("rom-con", "plf-3-1", "ph3-2-1")
        .does(weapon("plf-3-1", BoxType.PLF), weapon("ph3-2-1", BoxType.PH1));
    Given.basic(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-c8")
        .hand(ONE, "pho-6-1", "ovl-1", "ph3-2-1")
        .scene()
        .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
        .does(support("ovl-1", "pho-6-1"), weapon("ph3-2-1", BoxType.PH1));
  }

  @Rule({
    "BF-SUP-01",
    "BF-SUP-02",
    "BF-SUP-03",
    "BF-SUP-04",
    "BF-D-26",
    "BF-CRD-10",
    "BF-CRD-11",
    "BF-CRD-12",
    "BF-CRD-13"
  })
  @Test
  void eachDoublingCardGoesWithItsOwnKinds() {
    for (CardKind weapon : CardKind.values()) {
      boolean photon = weapon == CardKind.PHO || weapon == CardKind.DSR;
      boolean plasma = weapon == CardKind.PLR || weapon == CardKind.PLS;
      assertThat(CardKind.OVL.doubles(weapon)).as("%s", weapon).isEqualTo(photon);
      assertThat(CardKind.ENV.doubles(weapon)).as("%s", weapon).isEqualTo(plasma);
      assertThat(CardKind.SCP.doubles(weapon)).as("%s", weapon).isEqualTo(weapon == CardKind.DRN);
      assertThat(CardKind.GUN.doubles(weapon)).as("%s", weapon).isEqualTo(weapon.weapon());
    }
  }

  @Rule("BF-SUP-08")
  @Test
  void supportNeedsNoBoxWhileAllButOneAreDamaged() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "kli-c8", "tho-pc")
            .damage("fed-ff", BoxType.PH2, BoxType.HULL)
            .hand(ONE, "pho-5-1", "ovl-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ff"), aim("kli-c8"), weapon("pho-5-1", BoxType.PHO))
            .does(support("ovl-1", "pho-5-1"), commit(), pass());
    assertThat(scene.dealt()).isEqualTo(10);
  }
}
