package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.TorpedoAttack.attacked;
import static io.stardeck.sfbf.attack.TorpedoAttack.given;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.raise;
import static io.stardeck.sfbf.scene.Moves.stand;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** The attacker's answers to defences, and counters to standing effects (BF-RCT, BF-PRT). */
final class ReactionTest {
  @Rule({"BF-RCT-01", "BF-ATK-34", "BF-RCT-10"})
  @Test
  void onlyEcmErraticManeuversAndWeaselAreAnsweredAtOnce() {
    Scene scene =
        attacked(given().hand(ONE, "eccm-1", "drn-4-1").hand(TWO, "rs-1", "ecm-4", "dc-2"));
    assertThat(scene.does(defend("rs-1")).decider()).isEqualTo(TWO);
    Scene window = scene.does(defend("ecm-4"));
    assertThat(window.decider()).isEqualTo(ONE);
    window.rejects(cancel("drn-4-1"), "BF-RCT-02").rejects(raise("eccm-1"), "BF-RCT-10");
    assertThat(window.does(stand(), pass(), stand()).dealt()).isEqualTo(2);
    assertThat(window.does(cancel("eccm-1")).decider()).isEqualTo(TWO);
  }

  @Rule({"BF-RCT-02", "BF-RCT-06", "BF-D-35", "BF-RCT-07", "BF-CRD-14"})
  @Test
  void eccmCancelsOneEcmAndTheDefenderGoesOn() {
    Scene scene =
        attacked(given().hand(ONE, "eccm-1").hand(TWO, "ecm-4", "ecm-3-1", "dc-2"))
            .does(defend("ecm-4"), cancel("eccm-1"));
    assertThat(scene.does(pass()).dealt()).isEqualTo(6);
    Scene after = scene.does(defend("ecm-3-1"), pass());
    assertThat(after.dealt()).isEqualTo(3);
    assertThat(after.used("ecm-4")).isTrue();
  }

  @Rule({"BF-RCT-03", "BF-D-29", "BF-CRD-14"})
  @Test
  void eccmCancelsErraticManeuversForThisAttackAlone() {
    Scene scene =
        attacked(given().hand(ONE, "eccm-1").hand(TWO, "em-1", "dc-2"))
            .does(defend("em-1"))
            .does(cancel("eccm-1"), pass());
    assertThat(scene.dealt()).isEqualTo(6);
    assertThat(scene.ship("kli-c8").erratic()).contains(Given.card("em-1"));
  }

  @Rule({"BF-RCT-04", "BF-RCT-05", "BF-D-36", "BF-D-37", "BF-CRD-19", "BF-CRD-28"})
  @Test
  void tractorAndPrimeTeamCancelAWeasel() {
    Scene scene = attacked(given().hand(ONE, "tb-1", "prt-1", "eccm-1").hand(TWO, "ww-1", "dc-2"));
    Scene window = scene.does(defend("ww-1")).rejects(cancel("eccm-1"), "BF-RCT-04");
    assertThat(window.does(cancel("tb-1")).ship("kli-c8").weasel()).isEmpty();
    assertThat(window.does(cancel("tb-1")).used("ww-1")).as("to be discarded").isTrue();
    assertThat(window.does(cancel("prt-1")).used("ww-1")).isTrue();
    assertThat(window.does(cancel("prt-1"), pass(), stand()).dealt()).isEqualTo(6);
    Scene basic =
        Given.basic(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .hand(ONE, "pho-6-1", "tb-1")
            .hand(TWO, "ww-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit());
    assertThat(basic.does(defend("ww-1"), cancel("tb-1"), pass()).dealt()).isEqualTo(6);
  }

  @Rule({"BF-RCT-10", "BF-PRT-05", "BF-PRT-02", "BF-PRT-01"})
  @Test
  void primeTeamMayAddOneInTheReactionWindow() {
    Scene scene =
        attacked(given().hand(ONE, "prt-1").hand(TWO, "ecm-4", "prt-2", "dc-2"))
            .rejects(defend("prt-2"), "BF-DEF-09")
            .does(defend("ecm-4"))
            .rejects(cancel("prt-1"), "BF-RCT-02")
            .does(raise("prt-1"), pass());
    assertThat(scene.dealt()).isEqualTo(3);
    assertThat(scene.used("prt-1")).isTrue();
  }

  @Rule({"BF-RCT-05", "BF-D-37", "BF-RCT-08"})
  @Test
  void standingWeaselIsCounteredFromTheScreenWithATractor() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .main(ONE, "fed-cl")
            .screen(TWO, "kli-c8", "tho-pc")
            .weasel("kli-c8", "ww-1")
            .hand(ONE, "pho-6-1", "tb-1", "tb-2", "rs-1")
            .hand(TWO, "dc-2");
    given
        .scene()
        .does(begin("fed-cl"), aim("kli-c8"))
        .rejects(counter("tb-1", Effect.WEASEL), "BF-RCT-05");
    Scene draft =
        given
            .scene()
            .does(begin("fed-ca"))
            .rejects(counter("tb-1", Effect.WEASEL), "BF-ACT-01")
            .does(aim("kli-c8"))
            .rejects(counter("rs-1", Effect.WEASEL), "BF-RCT-04")
            .does(counter("tb-1", Effect.WEASEL))
            .rejects(counter("tb-2", Effect.WEASEL), "BF-RCT-08")
            .does(weapon("pho-6-1", BoxType.PHO));
    assertThat(draft.ship("kli-c8").weasel()).isPresent();
    Scene after = draft.does(commit());
    assertThat(after.ship("kli-c8").weasel()).isEmpty();
    assertThat(after.used("ww-1")).isTrue();
    Scene end = after.does(pass());
    assertThat(end.dealt()).isEqualTo(6);
  }

  @Rule({"BF-RCT-08", "BF-PRT-03", "BF-D-35", "BF-CRD-28"})
  @Test
  void severalStandingEffectsAreCounteredEachWithItsCard() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-dn", "tho-pc")
            .webbed("tho-dn")
            .erratic("tho-dn", "em-1")
            .hand(ONE, "pho-6-1", "eccm-1", "prt-1", "rs-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("tho-dn"))
            .rejects(counter("rs-1", Effect.WEB), "BF-RCT-08")
            .rejects(counter("prt-1", Effect.ERRATIC), "BF-RCT-03")
            .does(counter("eccm-1", Effect.ERRATIC), counter("prt-1", Effect.WEB))
            .does(weapon("pho-6-1", BoxType.PHO), commit());
    assertThat(scene.ship("tho-dn").webbed()).isFalse();
    assertThat(scene.does(pass()).dealt()).isEqualTo(6);
  }

  @Rule({"BF-RCT-05", "BF-D-37", "BF-RCT-08"})
  @Test
  void planetFightersCounterAStandingWeaselWithATractorFromNowhere() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .weasel("kli-c8", "ww-1")
            .hand(ONE, "pbf-1", "tb-1")
            .dice(1, 1)
            .scene()
            .does(new BeginPlanetFighters(ONE, Given.card("pbf-1")), aim("kli-c8"))
            .does(counter("tb-1", Effect.WEASEL), commit());
    assertThat(scene.ship("kli-c8").weasel()).isEmpty();
    assertThat(scene.dealt()).as("not halved").isEqualTo(2);
  }

  @Rule({"BF-RCT-01", "BF-DEF-50"})
  @Test
  void aShipThatHasDisengagedIsOutOfReachOfAnAnswer() {
    Scene gone = attacked(given().hand(ONE, "prt-1").hand(TWO, "dsg", "dc-2")).does(defend("dsg"));
    assertThat(gone.phase()).isInstanceOf(Phase.Discard.class);
  }

  @Rule({"BF-X-26", "BF-RCT-05", "BF-CRD-19", "BF-D-37"})
  @Test
  void aTractorFromTheMainBodyDoesNotReachAWeasel() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .main(ONE, "fed-ca")
            .screen(TWO, "tho-pc")
            .main(TWO, "kli-c8")
            .hand(ONE, "pho-6-1", "tb-1")
            .hand(TWO, "ww-1", "dc-2");
    Scene window = attacked(given).does(defend("ww-1"));
    assertThat(window.row("kli-c8")).isEqualTo(Row.SCREEN);
    window.rejects(cancel("tb-1"), "BF-RCT-05");
  }
}
