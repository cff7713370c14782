package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.stand;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.scene.Wounds;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ImmutableAttack;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Second attack, traditional damage, and the defence against fighters. */
final class AttackOptionsTest {
  private static Given with(Option option) {
    return Given.config(2, config -> config.addOptions(option));
  }

  @Rule({"BF-OPT-11", "BF-D-54", "BF-ATK-02"})
  @Test
  void secondShipMayAttackAfterTheFirst() {
    Scene first =
        with(Option.SECOND_ATTACK)
            .screen(ONE, "fed-ca", "fed-cl")
            .screen(TWO, "kli-c8", "kli-d7")
            .hand(ONE, "ph1-2-1", "pho-6-1", "dc-3", "mut")
            .hand(TWO, "rs-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), weapon("ph1-2-1", BoxType.PH1), commit())
            .does(defend("rs-1"), pass(), stand());
    assertThat(first.phase()).isInstanceOf(Phase.Choice.class);
    first.rejects(begin("fed-ca"), "BF-ATK-02").rejects(new BeginRedraw(ONE), "BF-ATK-09");
    assertThat(first.legal(ONE)).containsExactlyInAnyOrder(new PassAttack(ONE), begin("fed-cl"));
    Scene second =
        first
            .does(begin("fed-cl"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(pass());
    while (second.phase() instanceof Phase.Allocation) {
      second = second.does(second.legal(TWO).get(0));
    }
    assertThat(second.phase()).isInstanceOf(Phase.Discard.class);
  }

  @Rule({"BF-OPT-24", "BF-D-56"})
  @Test
  void traditionalDamageIsCountedAndDisablesNoBox() {
    Scene scene =
        with(Option.TRADITIONAL_DAMAGE)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(ONE, "pho-6-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit(), pass());
    assertThat(scene.ship("kli-c8").counter()).isEqualTo(6);
    assertThat(scene.ship("kli-c8").damaged().isEmpty()).isTrue();
    assertThat(scene.discarded("pho-6-1")).isTrue();
    Scene more =
        with(Option.TRADITIONAL_DAMAGE)
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-pc", "kli-c8")
            .hand(ONE, "pho-5-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("tho-pc"), weapon("pho-5-1", BoxType.PHO), commit(), pass());
    assertThat(more.shows("tho-pc")).isFalse();
  }

  @Rule({"BF-OPT-24", "BF-D-56"})
  @Test
  void ecmCancelsOneWeaponCardWithItsSupport() {
    Scene scene =
        with(Option.TRADITIONAL_DAMAGE)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(ONE, "pho-6-1", "ovl-1", "ph1-4-1", "eccm-1")
            .hand(TWO, "ecm-3-1", "ecm-3-2", "em-1", "rs-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO))
            .does(support("ovl-1", "pho-6-1"), weapon("ph1-4-1", BoxType.PH1), commit())
            .rejects(defend("ecm-3-1"), "BF-ACT-01")
            .rejects(stop("ecm-3-1", "ovl-1"), "BF-ACT-01")
            .rejects(stop("rs-1", "pho-6-1"), "BF-ACT-01");
    Scene jammed = scene.does(stop("ecm-3-1", "pho-6-1"), stand());
    jammed.rejects(stop("ecm-3-2", "pho-6-1"), "BF-DEF-06");
    assertThat(jammed.does(pass(), stand()).dealt()).isEqualTo(4);
    assertThat(scene.does(stop("ecm-3-1", "pho-6-1"), cancel("eccm-1"), pass()).dealt())
        .isEqualTo(16);
    Scene both = jammed.does(stop("em-1", "ph1-4-1"), stand(), pass(), stand());
    assertThat(both.dealt()).isZero();
    assertThat(both.ship("kli-c8").erratic()).isPresent();
  }

  @Rule({"BF-OPT-24", "BF-D-56", "BF-DEF-32"})
  @Test
  void standingErraticManeuversCancelsTheCardThatHurtsMost() {
    Scene scene =
        with(Option.TRADITIONAL_DAMAGE)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .erratic("kli-c8", "em-1")
            .hand(ONE, "pho-6-1", "ph1-3-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"));
    BattleForceAction photon = weapon("pho-6-1", BoxType.PHO);
    BattleForceAction phaser = weapon("ph1-3-1", BoxType.PH1);
    assertThat(scene.does(photon, phaser, commit(), pass()).dealt()).isEqualTo(3);
    assertThat(scene.does(phaser, photon, commit(), pass()).dealt()).isEqualTo(3);
  }

  @Rule({"BF-OPT-24", "BF-D-56"})
  @Test
  void dicePayTheirPointsToEcmWithTraditionalDamageToo() {
    Scene scene =
        with(Option.TRADITIONAL_DAMAGE)
            .screen(ONE, "fed-cvs")
            .screen(TWO, "kli-c8", "tho-pc")
            .hand(TWO, "ecm-3-1", "dc-2")
            .dice(6)
            .scene()
            .does(new BeginFighters(ONE, Given.ship("fed-cvs"), 1), aim("kli-c8"), commit())
            .does(new PassFire(TWO), defend("ecm-3-1"), pass());
    assertThat(scene.dealt()).isEqualTo(6 - 3);
  }

  @Rule({"BF-OPT-11", "BF-D-54"})
  @Test
  void planetFightersAreAFirstAttackToo() {
    Wounds.laid(
            with(Option.SECOND_ATTACK)
                .screen(ONE, "fed-ca")
                .screen(TWO, "kli-c8", "kli-d7")
                .hand(ONE, "pbf-1", "ph1-2-1")
                .dice(1, 1)
                .scene()
                .does(new BeginPlanetFighters(ONE, Given.card("pbf-1")), aim("kli-c8"), commit()))
        .does(begin("fed-ca"));
  }

  /** Fighters whose dice are rolled, with the defender to act. */
  private static Given fighters(Form form, Integer... dice) {
    ImmutableAttack.Builder attack =
        ImmutableAttack.builder()
            .form(form)
            .attacker(ONE)
            .defender(TWO)
            .target(Given.ship("kli-c8"))
            .squadrons(form == Form.FIGHTERS ? dice.length : 0)
            .addDice(dice.length > 0 ? dice[0] : 1)
            .halvedFire(false);
    for (int i = 1; i < dice.length; i++) {
      attack.addDice(dice[i]);
    }
    CardId card = Given.card(form == Form.FLOTILLA ? "pff" : "pbf-1");
    Attack under =
        form == Form.FIGHTERS
            ? attack.ship(Given.ship("fed-cvs")).build()
            : attack.addOpeners(card).addUsed(card).build();
    return Given.advanced(2)
        .screen(ONE, "fed-cvs")
        .screen(TWO, "kli-c8", "tho-pc")
        .attack(under)
        .phases(
            new Phase.Discard(ONE, false, false),
            new Phase.Choice(ONE, 0, Optional.empty(), false),
            new Phase.Combat(ONE, Stage.DAMAGE),
            new Phase.DefenceWindow(TWO));
  }

  @Rule({"BF-MAT-05", "BF-FTR-17", "BF-DEF-07", "BF-D-43"})
  @Test
  void afterTheDiceOnlyWholeDefencesWorkAgainstFighters() {
    Scene scene =
        fighters(Form.FIGHTERS, 6, 5)
            .hand(ONE, "dc-3")
            .hand(TWO, "ph1-4-1", "tb-1", "rs-1", "ecm-4", "ww-1", "dc-2")
            .scene()
            .rejects(stop("tb-1", "ph1-4-1"), "BF-FTR-17")
            .rejects(defend("ph1-4-1"), "BF-FTR-17");
    assertThat(scene.does(pass()).dealt()).isEqualTo(11);
    assertThat(scene.does(defend("rs-1"), pass(), stand()).dealt()).isEqualTo(8);
    assertThat(scene.does(defend("ww-1"), stand(), pass(), stand()).dealt()).isEqualTo(6);
  }

  @Rule({"BF-MAT-04", "BF-PFF-11", "BF-PFF-12", "BF-DEF-54"})
  @Test
  void afterTheRollOnlyWholeDefencesWorkAgainstAFlotilla() {
    Scene scene =
        fighters(Form.FLOTILLA, 3, 5)
            .hand(TWO, "ph1-4-1", "tb-1", "ecm-3-1", "dsg", "dc-2")
            .scene()
            .rejects(defend("ph1-4-1"), "BF-PFF-12")
            .rejects(defend("tb-1"), "BF-PFF-11");
    assertThat(scene.does(defend("dsg")).ship("kli-c8").damage()).isZero();
  }

  @Rule({"BF-ATK-04", "BF-I-28", "BF-ATK-01"})
  @Test
  void fighterAttackIsTheAttackOfTheTurn() {
    for (Form form : new Form[] {Form.FIGHTERS, Form.PLANET_FIGHTERS}) {
      Scene scene =
          fighters(form, 1, 1)
              .hand(ONE, "ph1-4-1")
              .hand(TWO, "rs-1", "dc-2")
              .scene()
              .does(defend("rs-1"), pass(), stand());
      assertThat(scene.phase()).isInstanceOf(Phase.Discard.class);
      scene.rejects(begin("fed-cvs"), "BF-TRN-03");
    }
  }

  @Rule({"BF-RCT-05", "BF-D-37"})
  @Test
  void planetFightersAlwaysCancelAWeaselWithATractor() {
    Scene scene =
        fighters(Form.PLANET_FIGHTERS, 4, 3)
            .hand(ONE, "tb-1")
            .hand(TWO, "ww-1", "dc-2")
            .scene()
            .does(defend("ww-1"), cancel("tb-1"), pass());
    assertThat(scene.dealt()).isEqualTo(7);
  }

  @Rule({"BF-FTR-03", "BF-OPT-11", "BF-D-54"})
  @Test
  void carrierThatSentItsFightersMakesNoSecondAttackWithWeapons() {
    Scene after =
        Wounds.laid(
            with(Option.SECOND_ATTACK)
                .screen(ONE, "fed-cvs", "fed-cl")
                .screen(TWO, "kli-c8", "kli-d7")
                .hand(ONE, "ph1-2-1")
                .dice(1)
                .scene()
                .does(new BeginFighters(ONE, Given.ship("fed-cvs"), 1), aim("kli-c8"), commit()));
    after
        .rejects(begin("fed-cvs"), "BF-ATK-02")
        .rejects(new BeginFighters(ONE, Given.ship("fed-cvs"), 1), "BF-ATK-02")
        .does(begin("fed-cl"));
  }

  @Rule({"BF-OPT-11", "BF-FTR-01"})
  @Test
  void theSecondAttackMayBeThatOfAMainBodyCarrierWithAnEmptyHand() {
    Wounds.laid(
            with(Option.SECOND_ATTACK)
                .screen(ONE, "fed-ca")
                .main(ONE, "fed-cvs")
                .screen(TWO, "kli-c8", "kli-d7")
                .hand(ONE, "ph1-2-1")
                .scene()
                .does(begin("fed-ca"), aim("kli-c8"))
                .does(weapon("ph1-2-1", BoxType.PH1), commit()))
        .does(new BeginFighters(ONE, Given.ship("fed-cvs"), 1));
  }
}
