package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.CardSet;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.card.ShipTag;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Shot;
import org.junit.jupiter.api.Test;

/** Which box fires which card (BF-WPN, BF-ORI). */
final class WeaponBoxTest {
  private static Scene aimed(String ship, String... hand) {
    return Given.advanced(2)
        .screen(ONE, ship)
        .screen(TWO, "kli-c8", "tho-pc")
        .hand(ONE, hand)
        .hand(TWO, "dc-2")
        .scene()
        .does(begin(ship), aim("kli-c8"));
  }

  @Rule({"BF-WPN-01", "BF-X-03"})
  @Test
  void largerPhasersFireSmallerCards() {
    aimed("fed-dd", "ph2-2-1", "ph3-1-1")
        .does(weapon("ph2-2-1", BoxType.PH1))
        .rejects(weapon("ph3-1-1", BoxType.PH1), "BF-ATK-32");
    aimed("fed-ff", "ph1-3-1", "ph2-2-1", "ph3-1-1")
        .rejects(weapon("ph1-3-1", BoxType.PH2), "BF-WPN-01")
        .does(weapon("ph3-1-1", BoxType.PH2));
    aimed("gor-dd", "ph1-3-1", "ph2-2-1", "ph3-1-1")
        .rejects(weapon("ph1-3-1", BoxType.PH3), "BF-WPN-01")
        .rejects(weapon("ph2-2-1", BoxType.PH3), "BF-WPN-01")
        .does(weapon("ph3-1-1", BoxType.PH3), weapon("ph1-3-1", BoxType.PH1));
  }

  @Rule("BF-WPN-02")
  @Test
  void largerPlasmaLaunchersFireSmallerTorpedoes() {
    aimed("rom-fh", "plr-9", "pls-5-1", "plf-3-1")
        .rejects(weapon("plr-9", BoxType.PLS), "BF-WPN-02")
        .does(weapon("pls-5-1", BoxType.PLS), weapon("plf-3-1", BoxType.PLS))
        .does(weapon("plr-9", BoxType.PLR));
    aimed("rom-con", "plf-3-1", "pls-5-1")
        .rejects(weapon("pls-5-1", BoxType.PLF), "BF-WPN-02")
        .does(weapon("plf-3-1", BoxType.PLR), weapon("pls-5-1", BoxType.PLR));
  }

  @Rule("BF-WPN-03")
  @Test
  void photonDisruptorAndDroneBoxesFireTheirOwnCards() {
    aimed("fed-ca", "pho-5-1", "drn-4-1")
        .rejects(weapon("drn-4-1", BoxType.PHO), "BF-WPN-03")
        .rejects(weapon("pho-5-1", BoxType.DRN), "BF-WPN-03")
        .does(weapon("drn-4-1", BoxType.DRN), weapon("pho-5-1", BoxType.PHO));
    aimed("kli-d7", "ph1-3-1", "dsr-4-1")
        .rejects(weapon("ph1-3-1", BoxType.DSR), "BF-WPN-03")
        .does(weapon("dsr-4-1", BoxType.DSR));
  }

  @Rule({"BF-WPN-04", "BF-DMG-11", "BF-I-10", "BF-ATK-31"})
  @Test
  void damagedBoxFiresNothing() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-dd")
            .screen(TWO, "kli-c8")
            .damage("fed-dd", BoxType.PHO, BoxType.PHO)
            .hand(ONE, "pho-5-1", "ph1-3-1", "drn-4-1")
            .scene()
            .does(begin("fed-dd"), aim("kli-c8"));
    scene
        .rejects(weapon("pho-5-1", BoxType.PHO), "BF-WPN-04")
        .rejects(weapon("drn-4-1", BoxType.DRN), "BF-ATK-31")
        .does(weapon("ph1-3-1", BoxType.PH1));
    Given.advanced(2)
        .screen(ONE, "fed-dd")
        .screen(TWO, "kli-c8")
        .hand(ONE, "drn-4-1")
        .scene()
        .rejects(begin("fed-dd"), "BF-ATK-31");
  }

  @Rule("BF-WPN-05")
  @Test
  void theNumberOnTheCardCountsWhateverBoxFiresIt() {
    assertThat(
            aimed("fed-ca", "ph3-1-1")
                .does(weapon("ph3-1-1", BoxType.PH1), commit(), pass())
                .dealt())
        .isEqualTo(1);
    assertThat(
            aimed("ori-br", "pho-6-1")
                .does(weapon("pho-6-1", BoxType.WPN), commit(), pass())
                .dealt())
        .isEqualTo(6);
    assertThat(
            aimed("ori-br", "pls-6-1")
                .does(weapon("pls-6-1", BoxType.WPN), commit(), pass())
                .dealt())
        .isEqualTo(6);
  }

  @Rule("BF-WPN-06")
  @Test
  void hullAndSquadronsFireNothing() {
    aimed("fed-cvs", "ph1-3-1", "drn-4-1")
        .rejects(weapon("ph1-3-1", BoxType.HULL), "BF-WPN-06")
        .rejects(weapon("drn-4-1", BoxType.FTR), "BF-WPN-06");
  }

  @Rule({"BF-X-04", "BF-ATK-32", "BF-I-11"})
  @Test
  void oneCardForEachBox() {
    aimed("kli-d7", "dsr-3-1", "dsr-4-1", "dsr-5-1", "drn-3-1", "ph1-2-1", "ph2-2-1", "ph3-1-1")
        .does(weapon("dsr-3-1", BoxType.DSR), weapon("dsr-4-1", BoxType.DSR))
        .rejects(weapon("dsr-5-1", BoxType.DSR), "BF-ATK-32")
        .does(weapon("drn-3-1", BoxType.DRN), weapon("ph1-2-1", BoxType.PH1))
        .does(weapon("ph2-2-1", BoxType.PH2))
        .rejects(weapon("ph3-1-1", BoxType.PH2), "BF-ATK-32")
        .rejects(weapon("ph3-1-1", BoxType.PH1), "BF-ATK-32");
  }

  @Rule("BF-ACT-08")
  @Test
  void leftmostUndamagedBoxThatHasNotFiredFires() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-dn")
            .screen(TWO, "kli-c8")
            .damage("fed-dn", BoxType.PHO)
            .hand(ONE, "pho-5-1", "pho-5-2")
            .scene()
            .does(begin("fed-dn"), aim("kli-c8"))
            .does(weapon("pho-5-1", BoxType.PHO), weapon("pho-5-2", BoxType.PHO));
    assertThat(((Draft.Assault) scene.secrets(ONE).desk().open()).shots())
        .extracting(Shot::boxes)
        .extracting(boxes -> boxes.boxes().get(0))
        .containsExactly(1, 2);
  }

  @Rule({"BF-ORI-01", "BF-ORI-04", "BF-D-25"})
  @Test
  void optionMountsFireAnyTwoKindsButPlasmaR() {
    aimed("ori-br", "plr-9", "pho-6-1", "drn-5-1")
        .rejects(weapon("plr-9", BoxType.WPN), "BF-ORI-01")
        .does(weapon("pho-6-1", BoxType.WPN), weapon("drn-5-1", BoxType.WPN));
    aimed("ori-br", "dsr-5-1", "plf-3-1", "ph1-4-1")
        .does(weapon("dsr-5-1", BoxType.WPN), weapon("plf-3-1", BoxType.WPN));
  }

  @Rule({"BF-ORI-02", "BF-X-11", "BF-I-11"})
  @Test
  void plasmaSTakesTwoOptionMounts() {
    Given.advanced(2)
        .screen(ONE, "ori-lr")
        .screen(TWO, "kli-c8")
        .hand(ONE, "pls-5-1")
        .scene()
        .rejects(begin("ori-lr"), "BF-ORI-02");
    aimed("ori-lr", "pls-5-1", "ph2-2-1").rejects(weapon("pls-5-1", BoxType.WPN), "BF-ORI-02");
    Scene both = aimed("ori-br", "pls-5-1").does(weapon("pls-5-1", BoxType.WPN));
    assertThat(((Draft.Assault) both.secrets(ONE).desk().open()).shots().get(0).boxes().size())
        .isEqualTo(2);
  }

  @Rule({"BF-ORI-02", "BF-X-40"})
  @Test
  void besidesAPlasmaSNothingFiresFromTheMounts() {
    aimed("ori-br", "pls-5-1", "ph2-2-1", "drn-4-1")
        .does(weapon("pls-5-1", BoxType.WPN))
        .rejects(weapon("drn-4-1", BoxType.WPN), "BF-ORI-02")
        .does(weapon("ph2-2-1", BoxType.PH2));
    aimed("ori-br", "pls-5-1", "drn-4-1")
        .does(weapon("drn-4-1", BoxType.WPN))
        .rejects(weapon("pls-5-1", BoxType.WPN), "BF-ORI-02");
  }

  @Rule({"BF-ORI-03", "BF-D-25"})
  @Test
  void mountsAreChosenAnewForEachUse() {
    Scene scene = aimed("ori-lr", "pho-5-1", "drn-4-1");
    scene.does(weapon("pho-5-1", BoxType.WPN));
    scene.does(weapon("drn-4-1", BoxType.WPN));
    assertThat(scene.legal(ONE))
        .contains(weapon("pho-5-1", BoxType.WPN), weapon("drn-4-1", BoxType.WPN));
  }

  @Rule("BF-D-60")
  @Test
  void hintsOfTheTacticsPagesAreNoRules() {
    CardSet set = BattleForceConfig.standard(2).cardSet();
    for (ShipCard ship : set.ships()) {
      if (ship.race() == Race.KLINGON) {
        assertThat(ship.canFire(CardKind.PLF)).as("plasma from %s", ship.id()).isFalse();
      }
    }
    assertThat(set.ship("fed-ca").is(ShipTag.DREADNOUGHT)).isFalse();
    assertThat(
            aimed("fed-ca", "drn-5-1")
                .does(weapon("drn-5-1", BoxType.DRN), commit(), pass())
                .dealt())
        .isEqualTo(5);
  }
}
