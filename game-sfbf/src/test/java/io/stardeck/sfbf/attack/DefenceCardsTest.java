package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.Drones.drones;
import static io.stardeck.sfbf.attack.Drones.scatteredDrone;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.plusOne;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MoreCollectors;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who plays defence cards, and what becomes of them (BF-DEF-01 to 09). */
final class DefenceCardsTest {
  @Rule("BF-DEF-01")
  @Test
  void onlyTheDefenderPlaysAndNeedNot() {
    Scene scene =
        Given.advanced(3)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .screen(THREE, "gor-dn")
            .hand(ONE, "pho-5-1")
            .hand(TWO, "rs-1")
            .hand(THREE, "rs-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-5-1", BoxType.PHO), commit());
    assertThat(scene.decider()).isEqualTo(TWO);
    assertThat(scene.legal(THREE)).isEmpty();
    scene.rejects(
        new PlayDefence(THREE, Given.card("rs-2"), Optional.empty(), Optional.empty()),
        "BF-TRN-03");
    assertThat(scene.does(pass()).dealt()).isEqualTo(5);
  }

  @Rule({"BF-DEF-02", "BF-DEF-03", "BF-DEF-04", "BF-D-27", "BF-DEF-10", "BF-D-28", "BF-I-17"})
  @Test
  void defencesFollowOneAnotherAndEachCardServesOnce() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .hand(ONE, "pho-6-1", "pho-5-1")
            .hand(TWO, "rs-1", "rs-2", "ecm-3-1", "ecm-3-2", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
            .does(weapon("pho-5-1", BoxType.PHO), commit());
    assertThat(scene.does(pass()).dealt()).isEqualTo(11);
    assertThat(scene.does(defend("rs-1"), pass()).dealt()).isEqualTo(8);
    Scene more = scene.does(defend("rs-1")).rejects(defend("rs-1"), "BF-ATK-30");
    assertThat(more.does(defend("rs-2"), pass()).dealt()).isEqualTo(5);
    assertThat(more.does(defend("ecm-3-1"), defend("ecm-3-2"), pass()).dealt()).isEqualTo(2);
    assertThat(more.does(defend("ecm-3-1"), defend("ecm-3-2"), defend("rs-2"), pass()).dealt())
        .isZero();
  }

  @Rule("BF-DEF-05")
  @Test
  void reserveCardsAreNoHandCards() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .hand(ONE, "pho-6-1")
            .hand(TWO, "dc-2")
            .stash(TWO, "rs-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit());
    scene.rejects(defend("rs-1"), "BF-ATK-36").rejects(defend("rs-2"), "BF-ATK-30");
    assertThat(scene.violations(defend("rs-1")))
        .anyMatch(violation -> violation.rule().value().equals("BF-DEF-05"));
  }

  @Rule({"BF-DEF-09", "BF-SUP-07", "BF-ATK-34", "BF-CRD-10", "BF-CRD-11"})
  @Test
  void supportCardsAreNoHelpInDefence() {
    drones("fed-ca", "ovl-1", "env-1", "gun", "prt-1", "eng")
        .does(commit())
        .rejects(defend("ovl-1"), "BF-SUP-07")
        .rejects(defend("env-1"), "BF-SUP-07")
        .rejects(defend("gun"), "BF-DEF-09")
        .rejects(defend("prt-1"), "BF-DEF-09")
        .rejects(defend("eng"), "BF-DEF-06");
  }

  @Rule({"BF-FRM-23", "BF-DEF-20"})
  @Test
  void mainBodyDefendsWithPhaserThree() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "tho-pc")
            .main(TWO, "fed-ca")
            .hand(ONE, "drn-5-1")
            .hand(TWO, "ph3-2-1", "dc-2")
            .scene()
            .does(begin("kzi-dn"), aim("fed-ca"), weapon("drn-5-1", BoxType.DRN), commit())
            .does(fire("ph3-2-1", BoxType.PH1, "drn-5-1"), pass());
    assertThat(scene.dealt()).isEqualTo(3);
  }

  @Rule({"BF-DEF-08", "BF-D-66"})
  @Test
  void usedCardsGoToThePileInTheOrderPlayed() {
    Scene scene =
        scatteredDrone("fed-ca", "ph1-3-1", "rs-1")
            .does(defend("rs-1"), fire("ph1-3-1", BoxType.PH1, "drn-5-1"), pass());
    while (!(scene.phase() instanceof Phase.Discard)) {
      scene = scene.does(scene.legal(TWO).get(0));
    }
    assertThat(scene.state().table().discard().toList())
        .containsExactly(
            Given.card("ph1-3-1"), Given.card("rs-1"), Given.card("scp-2"), Given.card("drn-5-1"));
    assertThat(scene.state().table().attack()).isEmpty();
  }

  @Rule({"BF-D-66", "BF-DEF-08"})
  @Test
  void countersComeBeforeWeaponCardsAndPrimeTeamsAfterThemWhenTheyAreDiscarded() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .erratic("kli-c8", "em-1")
            .hand(ONE, "pho-6-1", "ovl-1", "ph1-2-1", "prt-1", "eccm-1")
            .hand(TWO, "dsg")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
            .does(plusOne("prt-1"), weapon("ph1-2-1", BoxType.PH1))
            .does(support("ovl-1", "pho-6-1"), counter("eccm-1", Effect.ERRATIC), commit())
            .does(defend("dsg"));
    assertThat(scene.state().table().discard().toList().reverse())
        .containsExactly(
            Given.card("eccm-1"),
            Given.card("pho-6-1"),
            Given.card("ovl-1"),
            Given.card("ph1-2-1"),
            Given.card("prt-1"),
            Given.card("em-1"));
  }

  @Rule({"BF-DEF-10", "BF-DEF-40"})
  @Test
  void nobodyAnswersReinforceShieldsOrATractorBeamAtOnce() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .hand(ONE, "drn-5-1", "prt-1", "eccm-1")
            .hand(TWO, "rs-1", "tb-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("drn-5-1", BoxType.DRN), commit());
    assertThat(scene.does(defend("rs-1")).decider()).isEqualTo(TWO);
    assertThat(scene.does(stop("tb-1", "drn-5-1")).decider()).isEqualTo(TWO);
  }

  @Rule({"BF-DEF-10", "BF-DEF-41", "BF-DEF-31", "BF-DEF-44", "BF-DEF-50"})
  @Test
  void eachDefenceIsToldUnderTheRuleOfItsCard() {
    assertThat(told("rs-1")).isEqualTo("BF-DEF-10");
    assertThat(told("ecm-4")).isEqualTo("BF-DEF-41");
    assertThat(told("em-1")).isEqualTo("BF-DEF-31");
    assertThat(told("ww-1")).isEqualTo("BF-DEF-44");
    assertThat(told("dsg")).isEqualTo("BF-DEF-50");
  }

  @Rule({"BF-RCT-02", "BF-RCT-03", "BF-RCT-04", "BF-RCT-05"})
  @Test
  void eachReactionIsToldUnderTheRuleOfItsCardAndTheDefence() {
    assertThat(told("ecm-4", cancel("eccm-1"))).isEqualTo("BF-RCT-02");
    assertThat(told("em-1", cancel("eccm-1"))).isEqualTo("BF-RCT-03");
    assertThat(told("ww-1", cancel("prt-1"))).isEqualTo("BF-RCT-04");
    assertThat(told("ww-1", cancel("tb-1"))).isEqualTo("BF-RCT-05");
  }

  /** The rule of the last event of a defence, or of the answer to it. */
  private static String told(String defence, BattleForceAction... answer) {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(ONE, "pho-6-1", "eccm-1", "prt-1", "tb-1")
            .hand(TWO, defence, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend(defence))
            .does(answer);
    return scene.events().stream()
        .filter(
            event ->
                event.what() instanceof DefencePlayed || event.what() instanceof ReactionPlayed)
        .map(event -> event.rule().value())
        .collect(MoreCollectors.onlyElement());
  }

  @Rule({"BF-DEF-31", "BF-D-29", "BF-I-18", "BF-DEF-36"})
  @Test
  void standingErraticManeuversBarAnotherButNoWeasel() {
    Scene scene =
        photonSix(target("kli-c8").erratic("kli-c8", "em-1").hand(TWO, "em-2", "ww-1"), "kli-c8")
            .rejects(defend("em-2"), "BF-DEF-31")
            .does(defend("ww-1"));
    assertThat(scene.ship("kli-c8").weasel()).as("one was played before").isPresent();
  }

  @Rule("BF-D-64")
  @Test
  void aStandingWeaselAndNewErraticManeuversBothCount() {
    Given given = target("kli-c8").weasel("kli-c8", "ww-1").hand(TWO, "em-1", "dc-2");
    Scene scene = photonSix(given, "kli-c8").does(defend("em-1"), pass());
    assertThat(scene.dealt()).as("6 - 4, half").isEqualTo(1);
  }

  @Rule({"BF-FRM-19", "BF-WEB-07", "BF-DEF-49"})
  @Test
  void aWeaselBringsAWebbedMainBodyShipToTheScreenToo() {
    Given given = target("kli-c8").main(TWO, "tho-cw").webbed("tho-cw").hand(TWO, "ww-1", "dc-2");
    Scene scene = photonSix(given, "tho-cw").does(defend("ww-1"));
    assertThat(scene.row("tho-cw")).isEqualTo(Row.SCREEN);
    assertThat(scene.ship("tho-cw").webbed()).isTrue();
  }

  @Rule("BF-ACT-03")
  @Test
  void aDraftIsToldToNobodyBeforeItsCommit() {
    Scene scene =
        target("kli-c8")
            .screen(ONE, "fed-cvs")
            .hand(ONE, "pho-6-1", "ovl-1", "prt-1", "pbf-1", "mut")
            .scene();
    ImmutableList<BattleForceAction> openers =
        ImmutableList.of(
            begin("fed-ca"),
            new BeginFighters(ONE, Given.ship("fed-cvs"), 1),
            new BeginPlanetFighters(ONE, Given.card("pbf-1")),
            new BeginMutiny(ONE, Given.card("mut")),
            new BeginRedraw(ONE));
    for (BattleForceAction opener : openers) {
      assertThat(scene.does(opener).events()).as("%s", opener).isEmpty();
    }
    Scene draft = scene.does(begin("fed-ca"));
    ImmutableList<BattleForceAction> steps =
        ImmutableList.of(
            aim("kli-c8"),
            weapon("pho-6-1", BoxType.PHO),
            support("ovl-1", "pho-6-1"),
            plusOne("prt-1"));
    for (BattleForceAction step : steps) {
      draft = draft.does(step);
      assertThat(draft.events()).as("%s", step).isEmpty();
    }
  }

  private static Given target(String ship) {
    return Given.advanced(2).screen(ONE, "fed-ca").screen(TWO, ship, "tho-pc");
  }

  private static Scene photonSix(Given given, String target) {
    return given
        .hand(ONE, "pho-6-1")
        .scene()
        .does(begin("fed-ca"), aim(target), weapon("pho-6-1", BoxType.PHO), commit());
  }
}
