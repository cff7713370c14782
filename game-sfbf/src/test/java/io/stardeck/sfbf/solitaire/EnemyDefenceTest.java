package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.solitaire.Solo.cards;
import static io.stardeck.sfbf.solitaire.Solo.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the enemy defends its ships (SP-7), takes damage (SP-8), answers (SP-10). */
class EnemyDefenceTest {
  /** The player keeps a card, so that their turn does not end by itself. */
  private static Given given() {
    return Given.advanced(1)
        .screen(ONE, "kli-d7")
        .screen(TWO, "fed-ca", "fed-dn")
        .hand(ONE, "ovl-4");
  }

  @Test
  @Rule({"BF-SOL-07", "BF-D-58"})
  void theEnemyDefendsInTheOrderOfItsListWhileDamageWouldResult() {
    Scene committed =
        given()
            .hand(ONE, "dsr-5-1", "drn-4-1")
            .enemyCards("ecm-4", "em-1", "ph1-4-1", "ecm-3-1", "rs-1", "tb-1")
            .scene()
            .does(
                new BeginAttack(ONE, ship("kli-d7")),
                new AimAt(ONE, ship("fed-ca")),
                new AddWeapon(ONE, card("dsr-5-1"), BoxType.DSR),
                new AddWeapon(ONE, card("drn-4-1"), BoxType.DRN),
                new Commit(ONE));
    Scene scene = Solo.unanswered(committed);
    assertThat(played(scene)).containsExactly(cards("tb-1", "rs-1", "ecm-3-1"));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(0);
    assertThat(kept(scene)).containsExactly(cards("ecm-4", "em-1", "ph1-4-1"));
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
  }

  @Test
  @Rule("BF-D-58")
  void tractorBeamIsAimedWhereItLeavesTheLeastDamage() {
    Scene scene =
        Given.advanced(1)
            .screen(ONE, "kzi-bc")
            .screen(TWO, "fed-ca")
            .hand(ONE, "drn-3-1", "drn-5-1", "ovl-4")
            .enemyCards("tb-1")
            .scene()
            .does(
                new BeginAttack(ONE, ship("kzi-bc")),
                new AimAt(ONE, ship("fed-ca")),
                new AddWeapon(ONE, card("drn-3-1"), BoxType.DRN),
                new AddWeapon(ONE, card("drn-5-1"), BoxType.DRN),
                new Commit(ONE));
    scene = Solo.unanswered(scene);
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(3);
  }

  @Test
  @Rule("BF-D-58")
  void aCardThatDoesNotLowerTheDamageIsKept() {
    Scene scene =
        Solo.disruptor(
            given().hand(ONE, "dsr-5-1").enemyCards("tb-1", "gun", "drn-3-1"),
            "kli-d7",
            "fed-ca",
            "dsr-5-1");
    assertThat(played(scene)).isEmpty();
    assertThat(kept(scene)).containsExactly(cards("tb-1", "gun", "drn-3-1"));
  }

  @Test
  @Rule({"BF-SOL-07", "BF-D-58"})
  void erraticManeuversComeBeforeWildWeaselAndThatBeforeDisengage() {
    Given given = given().hand(ONE, "dsr-5-1");
    Scene scene =
        Solo.disruptor(given.enemyCards("dsg", "ww-1", "em-1"), "kli-d7", "fed-ca", "dsr-5-1");
    assertThat(played(scene)).containsExactly(cards("em-1", "dsg"));
    assertThat(kept(scene)).containsExactly(card("ww-1"));
    Scene halved =
        Solo.disruptor(
            given().hand(ONE, "dsr-5-1").enemyCards("ww-1"), "kli-d7", "fed-ca", "dsr-5-1");
    assertThat(halved.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(3);
    assertThat(halved.ship("fed-ca").weasel()).hasValue(card("ww-1"));
  }

  @Test
  @Rule({"BF-D-58", "BF-ATK-22"})
  void theEnemysDisengagedShipStandsAtTheRightEndOfTheScreenAndIsNoTarget() {
    Scene scene =
        Solo.disruptor(
            given().hand(ONE, "dsr-5-1", "dsr-5-2").enemyCards("dsg"),
            "kli-d7",
            "fed-ca",
            "dsr-5-1");
    assertThat(scene.fleet(TWO).screen())
        .extracting(Ship::id)
        .containsExactly(ship("fed-dn"), ship("fed-ca"));
    assertThat(scene.ship("fed-ca").disengaged()).hasValue(card("dsg"));
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.events(ShipMoved.class)).extracting(ShipMoved::to).containsExactly(Row.SCREEN);
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
    given()
        .hand(ONE, "dsr-5-1")
        .disengaged("fed-ca", "dsg")
        .scene()
        .does(new BeginAttack(ONE, ship("kli-d7")))
        .rejects(new AimAt(ONE, ship("fed-ca")), "BF-ATK-22");
  }

  @Test
  @Rule("BF-D-58")
  void thePlayerMayReactAndTheEnemyThenGoesOn() {
    Scene scene =
        given()
            .hand(ONE, "dsr-5-1", "eccm-1")
            .enemyCards("ecm-4", "ecm-3-1")
            .scene()
            .does(
                new BeginAttack(ONE, ship("kli-d7")),
                new AimAt(ONE, ship("fed-ca")),
                new AddWeapon(ONE, card("dsr-5-1"), BoxType.DSR),
                new Commit(ONE));
    assertThat(scene.phase()).isEqualTo(new Phase.ReactionWindow(ONE, card("ecm-3-1")));
    scene = scene.does(new PlayReaction(ONE, card("eccm-1"), ReactionMode.CANCEL));
    assertThat(scene.phase()).isEqualTo(new Phase.ReactionWindow(ONE, card("ecm-4")));
    scene = scene.does(new PassReaction(ONE), new PassReaction(ONE));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(1);
  }

  @Test
  @Rule("BF-D-58")
  void theEnemysCheapestBoxesAreDamagedFirst() {
    Scene scene = Solo.disruptor(given().hand(ONE, "dsr-5-1"), "kli-d7", "fed-ca", "dsr-5-1");
    Ship hit = scene.ship("fed-ca");
    assertThat(hit.damage()).isEqualTo(5);
    assertThat(
            hit.damaged()
                .containsAll(scene.state().table().card(ship("fed-ca")).boxes(BoxType.HULL)))
        .isTrue();
    assertThat(
            hit.damaged()
                .containsAll(scene.state().table().card(ship("fed-ca")).boxes(BoxType.PH1)))
        .isTrue();
  }

  @Test
  @Rule({"BF-SOL-07", "BF-SOL-09"})
  void theEnemysWeaponCardsAreFiredAtDronesAndPlasmaTheCheapestBoxesFirst() {
    Scene committed =
        Given.advanced(1)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "fed-dn")
            .hand(ONE, "drn-3-1", "drn-5-1", "drn-5-2", "ovl-4")
            .enemyCards("rs-1", "drn-4-1", "scp-1", "ph1-2-1", "ph3-1-1", "pho-5-1")
            .scene()
            .does(
                new BeginAttack(ONE, ship("kzi-dn")),
                new AimAt(ONE, ship("fed-dn")),
                new AddWeapon(ONE, card("drn-3-1"), BoxType.DRN),
                new AddWeapon(ONE, card("drn-5-1"), BoxType.DRN),
                new AddWeapon(ONE, card("drn-5-2"), BoxType.DRN),
                new Commit(ONE));
    Scene scene = Solo.unanswered(committed);
    assertThat(played(scene)).containsExactly(cards("ph3-1-1", "ph1-2-1", "drn-4-1", "scp-1"));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(0);
    assertThat(kept(scene)).containsExactly(cards("rs-1", "pho-5-1"));
    Scene plasma =
        Solo.unanswered(
            Given.advanced(1)
                .screen(ONE, "gor-cl")
                .screen(TWO, "fed-ca")
                .hand(ONE, "pls-5-1", "ovl-4")
                .enemyCards("ph1-4-1", "drn-4-1")
                .scene()
                .does(
                    new BeginAttack(ONE, ship("gor-cl")),
                    new AimAt(ONE, ship("fed-ca")),
                    new AddWeapon(ONE, card("pls-5-1"), BoxType.PLS),
                    new Commit(ONE)));
    assertThat(played(plasma)).containsExactly(card("ph1-4-1"));
    assertThat(plasma.ship("fed-ca").damage()).isEqualTo(1);
  }

  @Test
  @Rule("BF-D-58")
  void againstAMutinyTheEnemyPlaysOnePrimeTeam() {
    Scene scene =
        Given.advanced(1)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7", "kli-d5")
            .hand(ONE, "mut", "ovl-4")
            .enemyCards("prt-1", "prt-2")
            .dice(4)
            .scene()
            .does(
                new BeginMutiny(ONE, card("mut")), new AimAt(ONE, ship("kli-d7")), new Commit(ONE));
    assertThat(scene.ship("kli-d7").damage()).isEqualTo(3);
    assertThat(kept(scene)).containsExactly(card("prt-2"));
    assertThat(scene.discarded("prt-1")).isTrue();
  }

  private static List<CardId> played(Scene scene) {
    return scene.events(DefencePlayed.class).stream().map(DefencePlayed::card).toList();
  }
}
