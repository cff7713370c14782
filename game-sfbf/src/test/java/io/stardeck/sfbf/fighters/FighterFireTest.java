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

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.CardId;
import io.stardeck.sfbf.state.Lists;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The target's fire at fighters before the dice: who fires what. */
class FighterFireTest {
  @Test
  @Rule("BF-FTR-09")
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
    assertThat(damage(passAll(scene))).containsExactly(12 - 8 - 2);
  }

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
    assertThat(damage(passAll(scene))).containsExactly(12 - 2 - 3);
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

  @Test
  @Rule({"BF-FTR-13", "BF-D-42", "BF-DEF-09"})
  void theGunnerDoublesOneCardFiredAtFighters() {
    Scene scene =
        Launch.at(
                Given.basic(2)
                    .screen(ONE, Launch.CARRIER)
                    .screen(TWO, "fed-ca")
                    .dice(6, 5)
                    .hand(TWO, "drn-4-1", "scp-1", "ph1-3-1", "gun", "rs-1"),
                2,
                "fed-ca")
            .does(
                fire("fed-ca", "drn-4-1", BoxType.DRN),
                support("scp-1", "drn-4-1"),
                fire("fed-ca", "ph1-3-1", BoxType.PH1))
            .rejects(support("gun", "drn-4-1"), "BF-SUP-05")
            .does(support("gun", "ph1-3-1"));
    assertThat(damage(passAll(scene))).containsExactly(0);
  }

  @Test
  @Rule("BF-FTR-13")
  void aSecondGunnerDoublesNothing() {
    Given given = Given.advanced(7).screen(ONE, Launch.CARRIER).screen(TWO, "fed-ca");
    Scene scene =
        Launch.at(
            given
                .hand(TWO, "ph1-2-1", "ph1-3-1", "gun")
                .secrets(
                    TWO,
                    own ->
                        own.withHand(Lists.plus(own.hand(), CardId.of(card("gun").number() + 90)))),
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
  @Rule({"BF-FTR-20", "BF-WEB-05"})
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
  @Rule({"BF-RSV-02", "BF-RSV-03", "BF-RSV-04", "BF-X-15", "BF-X-16"})
  void anEmptyHandIsFilledFromTheReserveAgainAndAgain() {
    Scene scene =
        Launch.at(
                Launch.given().hand(TWO, "ph1-2-1").stash(TWO, "ph1-3-1", "scp-1", "drn-3-1"),
                2,
                "fed-ca")
            .rejects(new TakeReserveEmpty(TWO, card("drn-3-1")), "BF-RSV-02")
            .does(
                fire("fed-ca", "ph1-2-1", BoxType.PH1),
                new TakeReserveEmpty(TWO, card("drn-3-1")),
                fire("fed-ca", "drn-3-1", BoxType.DRN),
                new TakeReserveEmpty(TWO, card("scp-1")),
                support("scp-1", "drn-3-1"),
                new TakeReserveEmpty(TWO, card("ph1-3-1")));
    assertThat(scene.holds(TWO, "ph1-3-1")).isTrue();
    assertThat(scene.secrets(TWO).stash()).isEmpty();
    Scene kept = scene.does(new PassFire(TWO));
    assertThat(kept.holds(TWO, "ph1-3-1")).as("no duty to play it").isTrue();
  }

  @Test
  @Rule("BF-I-40")
  void theWindowOpensOnTheNumberOfCardsAlone() {
    Scene useless = Launch.at(Launch.given().hand(TWO, "dc-2"), 2, "fed-ca");
    assertThat(useless.phase()).isEqualTo(new Phase.FireWindow(TWO));
    assertThat(useless.legal(TWO)).containsExactly(new PassFire(TWO));
    Scene empty = Launch.at(Launch.given(), 2, "fed-ca");
    assertThat(empty.phase()).isNotInstanceOf(Phase.FireWindow.class);
    Scene unarmed =
        Launch.at(
            Launch.given()
                .hand(TWO, "ph1-2-1")
                .damage("fed-ca", BoxType.PH1, BoxType.PH1, BoxType.DRN),
            2,
            "fed-ca");
    assertThat(unarmed.phase()).isEqualTo(new Phase.DefenceWindow(TWO));
  }

  @Test
  @Rule("BF-I-40")
  void afterTheLastBoxHasFiredItsCardMayStillBeDoubled() {
    Scene scene =
        Launch.at(
                Launch.given()
                    .hand(TWO, "drn-4-1", "scp-1", "gun")
                    .damage("fed-ca", BoxType.PH1, BoxType.PH1),
                2,
                "fed-ca")
            .does(fire("fed-ca", "drn-4-1", BoxType.DRN));
    assertThat(scene.phase()).isEqualTo(new Phase.FireWindow(TWO));
    Scene doubled = scene.does(support("gun", "drn-4-1"));
    assertThat(doubled.phase()).isEqualTo(new Phase.DefenceWindow(TWO));
  }

  @Test
  @Rule("BF-ACT-01")
  void strangeFireIsRefused() {
    Launch.at(Launch.given().hand(TWO, "ph1-2-1").stash(TWO, "ph1-3-1"), 2, "fed-ca")
        .rejects(
            new FireAtFighters(TWO, ship("fed-ca"), CardId.of(900), Optional.of(BoxType.PH1)),
            "BF-ACT-01")
        .rejects(fire("fed-ca", "ph1-3-1", BoxType.PH1), "BF-ATK-36")
        .rejects(fire("fed-ca", "ph1-4-1", BoxType.PH1), "BF-ATK-30")
        .rejects(fire("fed-ca", "ph1-2-1", BoxType.HULL), "BF-WPN-06")
        .rejects(new PassFire(ONE), "BF-TRN-03");
  }

  private static Scene passAll(Scene scene) {
    Scene next = scene;
    if (next.phase() instanceof Phase.FireWindow) {
      next = next.does(new PassFire(TWO));
    }
    if (next.phase() instanceof Phase.DefenceWindow) {
      next = next.does(new PassDefence(TWO));
    }
    return next;
  }
}
