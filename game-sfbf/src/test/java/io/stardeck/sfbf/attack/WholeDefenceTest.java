package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.Volley.given;
import static io.stardeck.sfbf.attack.Volley.photonSix;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
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
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** Erratic Maneuvers and Wild Weasel (BF-DEF-30 to 49). */
final class WholeDefenceTest {
  @Rule({"BF-X-12", "BF-DEF-30"})
  @Test
  void erraticManeuversTakesFourAndTheRestIsLost() {
    Scene scene =
        given()
            .hand(ONE, "ph1-2-1")
            .hand(TWO, "em-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("ph1-2-1", BoxType.PH1), commit())
            .does(defend("em-1"), pass());
    assertThat(scene.dealt()).isZero();
  }

  @Rule({"BF-DEF-30", "BF-D-28"})
  @Test
  void erraticManeuversTakesFourFromTheWholeAttackAfterDoubling() {
    Scene scene =
        given()
            .hand(ONE, "pho-6-1", "ovl-1", "ph1-2-1")
            .hand(TWO, "em-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
            .does(support("ovl-1", "pho-6-1"), weapon("ph1-2-1", BoxType.PH1), commit())
            .does(defend("em-1"), pass());
    assertThat(scene.dealt()).isEqualTo(12 + 2 - 4);
  }

  @Rule({"BF-DEF-31", "BF-D-29", "BF-I-18", "BF-DEF-34", "BF-DEF-08"})
  @Test
  void erraticManeuversStaysOnTheShipOnceOnly() {
    Scene scene =
        photonSix(given().hand(ONE, "pho-6-1").hand(TWO, "em-1", "em-2"), "kli-c8")
            .does(defend("em-1"))
            .rejects(defend("em-2"), "BF-DEF-31")
            .does(pass());
    assertThat(scene.dealt()).isEqualTo(2);
    assertThat(scene.ship("kli-c8").erratic()).contains(Given.card("em-1"));
    assertThat(scene.discarded("em-1")).isFalse();
  }

  @Rule({"BF-X-46", "BF-DEF-32", "BF-RCT-03", "BF-RCT-08"})
  @Test
  void standingErraticManeuversTakesFourUnlessCountered() {
    Given standing =
        given().erratic("kli-c8", "em-1").hand(ONE, "pho-6-1", "eccm-1").hand(TWO, "dc-2");
    Scene draft =
        standing.scene().does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO));
    assertThat(draft.does(commit(), pass()).dealt()).isEqualTo(2);
    Scene countered =
        draft
            .rejects(counter("eccm-1", Effect.WEASEL), "BF-RCT-08")
            .does(counter("eccm-1", Effect.ERRATIC), commit(), pass());
    assertThat(countered.dealt()).isEqualTo(6);
    assertThat(countered.ship("kli-c8").erratic()).isPresent();
  }

  @Rule({"BF-DEF-33", "BF-D-30"})
  @Test
  void shipWithErraticManeuversFiresInDefenceOnly() {
    Given.advanced(2)
        .screen(ONE, "kzi-dn", "fed-cl")
        .screen(TWO, "fed-ca", "tho-pc")
        .erratic("fed-ca", "em-1")
        .erratic("fed-cl", "em-2")
        .hand(ONE, "drn-5-1", "pho-5-1")
        .hand(TWO, "ph1-4-1", "dc-2")
        .scene()
        .rejects(begin("fed-cl"), "BF-ATK-11")
        .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN), commit())
        .does(fire("ph1-4-1", BoxType.PH1, "drn-5-1"));
  }

  @Rule({"BF-DEF-35", "BF-CLK-09", "BF-WEB-07"})
  @Test
  void cloakedAndWebbedShipsUseNoErraticManeuvers() {
    Scene cloaked =
        photonSix(
            Given.advanced(2)
                .screen(ONE, "fed-ca")
                .screen(TWO, "rom-we", "tho-pc")
                .cloaked("rom-we")
                .hand(ONE, "pho-6-1")
                .hand(TWO, "em-1", "rs-1", "ecm-4", "ww-1", "dsg", "ph1-4-1"),
            "rom-we");
    assertThat(cloaked.violations(defend("em-1")))
        .extracting(violation -> violation.rule().value())
        .contains("BF-CLK-09");
    cloaked
        .rejects(defend("em-1"), "BF-DEF-35")
        .does(defend("rs-1"), defend("ecm-4"), defend("ww-1"), defend("dsg"));
    photonSix(
            Given.advanced(2)
                .screen(ONE, "fed-ca")
                .screen(TWO, "tho-cw", "tho-pc")
                .webbed("tho-cw")
                .hand(ONE, "pho-6-1")
                .hand(TWO, "em-1"),
            "tho-cw")
        .rejects(defend("em-1"), "BF-DEF-35");
  }

  @Rule({"BF-DEF-36", "BF-RCT-07", "BF-D-35", "BF-D-64"})
  @Test
  void weaselAndErraticManeuversDoNotGoTogetherEvenIfCancelled() {
    Scene erratic =
        photonSix(
            given().hand(ONE, "pho-6-1", "eccm-1").hand(TWO, "em-1", "ww-1", "dc-2"), "kli-c8");
    erratic.does(defend("em-1"), stand()).rejects(defend("ww-1"), "BF-DEF-36");
    erratic.does(defend("em-1"), cancel("eccm-1")).rejects(defend("ww-1"), "BF-DEF-36");
    photonSix(given().hand(ONE, "pho-6-1", "prt-1").hand(TWO, "em-1", "ww-1"), "kli-c8")
        .does(defend("ww-1"), cancel("prt-1"))
        .rejects(defend("em-1"), "BF-DEF-36");
  }

  @Rule("BF-D-64")
  @Test
  void standingErraticManeuversAndANewWeaselBothCount() {
    Scene scene =
        photonSix(
                given().erratic("kli-c8", "em-1").hand(ONE, "pho-6-1").hand(TWO, "ww-1", "dc-2"),
                "kli-c8")
            .does(defend("ww-1"), pass());
    assertThat(scene.dealt()).isEqualTo(1);
  }

  @Rule({"BF-X-09", "BF-DEF-45", "BF-DMG-04", "BF-CRD-18"})
  @Test
  void weaselHalvesSevenToFour() {
    Scene scene =
        given()
            .hand(ONE, "pho-6-1", "ph1-4-1")
            .hand(TWO, "rs-1", "ww-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
            .does(weapon("ph1-4-1", BoxType.PH1), commit())
            .does(defend("rs-1"), defend("ww-1"), pass());
    assertThat(scene.dealt()).isEqualTo(4);
  }

  @Rule({
    "BF-X-25",
    "BF-DEF-43",
    "BF-DEF-46",
    "BF-D-32",
    "BF-D-33",
    "BF-RCT-04",
    "BF-D-36",
    "BF-CRD-18"
  })
  @Test
  void weaselStopsSeekingWeaponsAndHalvesTheRestAfterOtherDefences() {
    Scene played =
        given()
            .hand(ONE, "pho-6-1", "drn-4-1", "ph1-3-1", "prt-1")
            .hand(TWO, "rs-1", "ww-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
            .does(weapon("drn-4-1", BoxType.DRN), weapon("ph1-3-1", BoxType.PH1), commit())
            .does(defend("rs-1"), defend("ww-1"));
    Scene stood = played.does(stand(), pass(), stand());
    assertThat(stood.dealt()).isEqualTo(3);
    assertThat(stood.ship("kli-c8").weasel()).isPresent();
    Scene cancelled = played.does(cancel("prt-1"));
    assertThat(cancelled.ship("kli-c8").weasel()).isEmpty();
    assertThat(cancelled.does(pass()).dealt()).isEqualTo(10);
  }

  @Rule({"BF-DEF-43", "BF-D-32"})
  @Test
  void weaselStopsPlasmaTorpedoesWithTheirEnvelopers() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "gor-dn")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(ONE, "plr-9", "env-1", "plf-3-1", "ph1-3-1")
            .hand(TWO, "ww-1", "dc-2")
            .scene()
            .does(begin("gor-dn"), aim("kli-c8"), weapon("plr-9", BoxType.PLR))
            .does(support("env-1", "plr-9"), weapon("plf-3-1", BoxType.PLS))
            .does(weapon("ph1-3-1", BoxType.PH1), commit(), defend("ww-1"), pass());
    assertThat(scene.dealt()).as("the phaser alone, half of 3").isEqualTo(2);
  }

  @Rule({"BF-DEF-44", "BF-DEF-47", "BF-I-18", "BF-DEF-48"})
  @Test
  void weaselStaysAndWorksOnEveryLaterAttack() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-ca", "tho-pc")
            .weasel("fed-ca", "ww-1")
            .hand(ONE, "drn-5-1", "dsr-5-1", "ph1-2-1")
            .hand(TWO, "ww-2", "ph1-4-1", "tb-1")
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN))
            .does(weapon("dsr-5-1", BoxType.DSR), weapon("ph1-2-1", BoxType.PH1), commit())
            .rejects(defend("ww-2"), "BF-DEF-44")
            .rejects(fire("ph1-4-1", BoxType.PH1, "drn-5-1"), "BF-DEF-47")
            .rejects(stop("tb-1", "drn-5-1"), "BF-DEF-47")
            .does(pass());
    assertThat(scene.dealt()).isEqualTo(4);
    assertThat(scene.ship("fed-ca").weasel()).isPresent();
  }

  @Rule({"BF-X-53", "BF-DEF-47"})
  @Test
  void noDroneIsFiredAfterTheWeaselButBeforeIt() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-ca", "tho-pc")
            .hand(ONE, "drn-5-1", "drn-4-1", "dc-3")
            .hand(TWO, "ww-1", "drn-3-1", "scp-1")
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN))
            .does(weapon("drn-4-1", BoxType.DRN), commit());
    scene
        .does(defend("ww-1"), stand())
        .rejects(fire("drn-3-1", BoxType.DRN, "drn-5-1"), "BF-DEF-47");
    Scene after = scene.does(fire("drn-3-1", BoxType.DRN, "drn-5-1"), defend("ww-1"), stand());
    after.rejects(scatter("scp-1", "drn-3-1", "drn-4-1"), "BF-DEF-06");
    assertThat(after.violations(scatter("scp-1", "drn-3-1", "drn-4-1")))
        .extracting(violation -> violation.rule().value())
        .contains("BF-DEF-47");
  }

  @Rule("BF-D-63")
  @Test
  void weaselMayBeWastedOnDronesThatAreCancelled() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-ca", "tho-pc")
            .hand(ONE, "drn-5-1")
            .hand(TWO, "tb-1", "ww-1", "rs-1", "dc-2")
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN), commit())
            .does(stop("tb-1", "drn-5-1"), defend("rs-1"), defend("ww-1"), pass());
    assertThat(scene.ship("fed-ca").weasel()).isPresent();
  }

  @Rule({"BF-DEF-49", "BF-X-26", "BF-FRM-19", "BF-RCT-05"})
  @Test
  void mainBodyShipThatPlaysAWeaselComesToTheScreen() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .main(ONE, "fed-cl")
            .screen(TWO, "tho-pc")
            .main(TWO, "kli-c8")
            .hand(ONE, "pho-6-1", "tb-1")
            .hand(TWO, "ww-1", "dc-2");
    Scene fromMain =
        given
            .scene()
            .does(begin("fed-cl"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend("ww-1"))
            .rejects(cancel("tb-1"), "BF-RCT-05");
    assertThat(fromMain.row("kli-c8")).isEqualTo(Row.SCREEN);
    assertThat(fromMain.events(ShipMoved.class))
        .containsExactly(new ShipMoved(TWO, ship("kli-c8"), Row.MAIN, Row.SCREEN));
    Scene fromScreen = photonSix(given, "kli-c8").does(defend("ww-1"), cancel("tb-1"));
    assertThat(fromScreen.row("kli-c8")).isEqualTo(Row.SCREEN);
    assertThat(fromScreen.does(pass()).dealt()).isEqualTo(6);
  }
}
