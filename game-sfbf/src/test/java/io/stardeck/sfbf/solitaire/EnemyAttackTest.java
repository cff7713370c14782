package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.solitaire.Solo.attack;
import static io.stardeck.sfbf.solitaire.Solo.cards;
import static io.stardeck.sfbf.solitaire.Solo.kept;
import static io.stardeck.sfbf.solitaire.Solo.weapons;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The enemy's attack (SP-6), and its reactions (SP-7). */
class EnemyAttackTest {
  private static Given given() {
    return Solo.beforeEnemy().screen(ONE, "fed-ca", "fed-dn").main(ONE, "gor-dn");
  }

  @Test
  @Rule({"BF-SOL-03", "BF-SOL-04", "BF-D-58"})
  void firstWeaponCardFixesTheAttackerAndDrawingGoesOnUntilACardThatTheEnemyCannotUse() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(TWO, "kzi-ff", "kli-d7")
                .main(TWO, "kli-c8")
                .starbase("pho-5-1", "rs-1", "dsr-4-1", "ph1-3-1", "ovl-2", "prt-1", "pls-5-1"));
    assertThat(scene.phase()).isEqualTo(new Phase.DefenceWindow(ONE));
    assertThat(attack(scene).form()).isEqualTo(Form.SHIP);
    assertThat(attack(scene).ship()).hasValue(ship("kli-d7"));
    assertThat(weapons(scene)).containsExactly(cards("dsr-4-1", "ph1-3-1"));
    assertThat(attack(scene).shots().get(0).support()).containsExactly(card("ovl-2"));
    assertThat(attack(scene).plusOnes()).containsExactly(card("prt-1"));
    assertThat(kept(scene)).containsExactly(cards("pho-5-1", "rs-1", "pls-5-1"));
    assertThat(scene.events(CardDrawn.class)).hasSize(7);
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
  }

  @Test
  @Rule("BF-SOL-05")
  void targetIsTheLeftmostShipOfTheScreenThatMayBeAttacked() {
    assertThat(attack(Solo.enemyTurn(armed(given()))).target()).hasValue(ship("fed-ca"));
    assertThat(attack(Solo.enemyTurn(armed(given().disengaged("fed-ca", "dsg")))).target())
        .hasValue(ship("fed-dn"));
  }

  private static Given armed(Given given) {
    return given.screen(TWO, "kli-d7").starbase("dsr-4-1", "rs-1");
  }

  @Test
  @Rule("BF-SOL-06")
  void playerDefendsAsNormal() {
    Scene scene =
        Solo.enemyTurn(armed(given().hand(ONE, "rs-2")))
            .does(new PlayDefence(ONE, card("rs-2"), Optional.empty(), Optional.empty()));
    assertThat(scene.phase()).isEqualTo(new Phase.DefenceWindow(ONE));
    scene = scene.does(new PassDefence(ONE));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(1);
  }

  @Test
  @Rule({"BF-SOL-09", "BF-D-58"})
  void keptCardsAreUsedFirstInTheOrderDrawnAndOneThatDoesNotFitStopsNothing() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(TWO, "kzi-ff", "kli-d7")
                .enemyCards("scp-1", "pho-5-1", "drn-3-1", "drn-5-1", "prt-1")
                .starbase("ph2-2-1", "ph2-2-2"));
    assertThat(attack(scene).ship()).hasValue(ship("kzi-ff"));
    assertThat(weapons(scene)).containsExactly(cards("drn-3-1", "ph2-2-1"));
    assertThat(attack(scene).shots().get(0).support()).containsExactly(card("scp-1"));
    assertThat(attack(scene).plusOnes()).containsExactly(card("prt-1"));
    assertThat(kept(scene)).containsExactly(cards("pho-5-1", "drn-5-1", "ph2-2-2"));
  }

  @Test
  @Rule({"BF-SOL-09", "BF-D-58"})
  void keptSupportJoinsAWeaponCardThatIsDrawn() {
    Scene scene =
        Solo.enemyTurn(
            given().screen(TWO, "kli-d7").enemyCards("ovl-1").starbase("dsr-5-1", "tb-1"));
    assertThat(attack(scene).shots().get(0).support()).containsExactly(card("ovl-1"));
    assertThat(kept(scene)).containsExactly(cards("tb-1"));
  }

  @Test
  @Rule({"BF-SOL-09", "BF-D-58"})
  void keptSupportJoinsAKeptWeaponCardWhateverIsDrawn() {
    Scene scene =
        Solo.enemyTurn(
            given().screen(TWO, "kli-d7").enemyCards("dsr-5-1", "ovl-1").starbase("tb-1"));
    assertThat(attack(scene).shots().get(0).support()).containsExactly(card("ovl-1"));
    assertThat(kept(scene)).containsExactly(cards("tb-1"));
  }

  @Test
  @Rule("BF-D-58")
  void smallBoxesFireFirstSoThatLargerOnesAreLeft() {
    Scene scene =
        Solo.enemyTurn(
            given().screen(TWO, "kli-d7").starbase("ph3-1-1", "ph1-3-1", "ph2-2-2", "rs-1"));
    assertThat(weapons(scene)).containsExactly(cards("ph3-1-1", "ph1-3-1"));
    assertThat(kept(scene)).containsExactly(cards("ph2-2-2"));
  }

  @Test
  @Rule("BF-D-58")
  void withoutWeaponCardTheFirstCarrierLaunchesAllSquadrons() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(TWO, "kli-d7", "fed-cvs")
                .main(TWO, "kli-cv")
                .starbase("rs-1", "ecm-4")
                .nothingElseInStarbase());
    assertThat(attack(scene).form()).isEqualTo(Form.FIGHTERS);
    assertThat(attack(scene).ship()).hasValue(ship("fed-cvs"));
    assertThat(attack(scene).squadrons()).isEqualTo(2);
    assertThat(attack(scene).target()).hasValue(ship("fed-ca"));
    assertThat(kept(scene)).containsExactly(cards("rs-1", "ecm-4"));
  }

  @Test
  @Rule("BF-D-58")
  void withoutTargetOrShipThatCouldFireTheEnemyDrawsNothing() {
    Scene noTarget = Solo.enemyTurn(Solo.beforeQuietEnemy().screen(TWO, "kli-d7"));
    assertThat(noTarget.events(CardDrawn.class)).isEmpty();
    Given held = given().screen(TWO, "kli-d7").erratic("kli-d7", "em-1");
    Scene noShip = Solo.enemyTurn(held);
    assertThat(noShip.events(CardDrawn.class)).isEmpty();
    assertThat(noShip.phase()).isInstanceOf(Phase.Draw.class);
    Given cloaked = given().cloaked("fed-ca").screen(TWO, "kzi-ff");
    Scene onlyPhaser = Solo.enemyTurn(cloaked.starbase("drn-5-1", "ph2-2-1", "rs-1"));
    assertThat(weapons(onlyPhaser)).containsExactly(cards("ph2-2-1"));
    assertThat(kept(onlyPhaser)).containsExactly(cards("drn-5-1", "rs-1"));
  }

  @Test
  @Rule({"BF-D-57", "BF-OPT-41"})
  void aReshuffleWhileTheEnemyDrawsMayEndTheGame() {
    Scene scene =
        Given.config(
                1, c -> c.solitaire(true).addOptions(Option.END_AFTER_RESHUFFLES).lastReshuffle(1))
            .phases(new Phase.Discard(ONE, true, false))
            .hand(ONE, "gun")
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .enemyCards("dsr-5-1")
            .starbase("ph1-3-1")
            .nothingElseInStarbase()
            .discard("ph1-3-2", "rs-1")
            .scene()
            .does(new EndTurn(ONE));
    assertThat(Scene.GAME.outcome(scene.state())).isPresent();
    assertThat(Scene.GAME.toAct(scene.state())).isEmpty();
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
  }

  @Test
  @Rule({"BF-SOL-09", "BF-RCT-08"})
  void keptCountersCancelWhatStandsOnTheTargetAtTheFirstChance() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .erratic("fed-ca", "em-1")
                .weasel("fed-ca", "ww-1")
                .screen(TWO, "kli-d7")
                .enemyCards("tb-1", "tb-2", "eccm-1")
                .starbase("dsr-4-1", "rs-1"));
    assertThat(attack(scene).counters())
        .containsExactly(
            new Counter(card("eccm-1"), Effect.ERRATIC), new Counter(card("tb-1"), Effect.WEASEL));
    assertThat(scene.ship("fed-ca").weasel()).isEmpty();
    assertThat(kept(scene)).containsExactly(cards("tb-2", "rs-1"));
    scene = scene.does(new PassDefence(ONE));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(4);
  }

  @Test
  @Rule("BF-D-58")
  void tractorBeamOfAMainBodyShipCountersNoWildWeasel() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .weasel("fed-ca", "ww-1")
                .screen(TWO, "fed-cvs")
                .main(TWO, "kli-d7")
                .enemyCards("tb-1")
                .starbase("dsr-4-1", "rs-1"));
    assertThat(attack(scene).ship()).hasValue(ship("kli-d7"));
    assertThat(attack(scene).counters()).isEmpty();
  }

  @Test
  @Rule("BF-D-58")
  void theEnemyCancelsADefenceWheneverTheKindFits() {
    Given given =
        given()
            .hand(ONE, "ecm-4", "ww-1")
            .screen(TWO, "kli-d7")
            .enemyCards("tb-1", "eccm-1", "dsr-3-1")
            .starbase("ph1-3-1", "rs-1");
    Scene scene =
        Solo.enemyTurn(given)
            .does(new PlayDefence(ONE, card("ecm-4"), Optional.empty(), Optional.empty()));
    assertThat(scene.events(ReactionPlayed.class))
        .extracting(ReactionPlayed::card)
        .containsExactly(card("eccm-1"));
    scene = scene.does(new PlayDefence(ONE, card("ww-1"), Optional.empty(), Optional.empty()));
    assertThat(scene.events(ReactionPlayed.class))
        .extracting(ReactionPlayed::card)
        .containsExactly(card("tb-1"));
    assertThat(kept(scene)).containsExactly(cards("rs-1"));
    scene = scene.does(new PassDefence(ONE));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(6);
  }

  @Test
  @Rule({"BF-RCT-02", "BF-D-58"})
  void aCardThatCannotCancelADefenceIsKept() {
    Scene scene =
        Solo.enemyTurn(
                given()
                    .hand(ONE, "ecm-4")
                    .screen(TWO, "kli-d7")
                    .enemyCards("tb-1")
                    .starbase("dsr-5-1", "rs-1"))
            .does(new PlayDefence(ONE, card("ecm-4"), Optional.empty(), Optional.empty()));
    assertThat(scene.events(ReactionPlayed.class)).isEmpty();
    assertThat(kept(scene)).containsExactly(cards("tb-1", "rs-1"));
    assertThat(scene.phase()).isEqualTo(new Phase.DefenceWindow(ONE));
  }

  @Test
  @Rule({"BF-SOL-03", "BF-SOL-04", "BF-D-58"})
  void cardsDrawnBeforeTheFirstWeaponJoinTheAttackOnceTheyFit() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(TWO, "kli-d7")
                .starbase("prt-1", "ovl-1", "env-1", "rs-1", "ph1-3-1", "dsr-4-1", "tb-1"));
    assertThat(weapons(scene)).containsExactly(cards("ph1-3-1", "dsr-4-1"));
    assertThat(attack(scene).shots().get(1).support()).containsExactly(card("ovl-1"));
    assertThat(attack(scene).plusOnes()).containsExactly(card("prt-1"));
    assertThat(kept(scene)).containsExactly(cards("env-1", "rs-1", "tb-1"));
  }

  @Test
  @Rule({"BF-RCT-01", "BF-D-58", "BF-SOL-09"})
  void aPrimeTeamThatComesToBeKeptAnswersTheWholeDefence() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeEnemy()
                .hand(ONE, "rs-1")
                .screen(ONE, "rom-con")
                .cloaked("rom-con")
                .screen(TWO, "kli-cv")
                .enemyCards("dc-2")
                .starbase("dsr-5-1", "tb-1"));
    Scene answered =
        Scene.at(
            scene
                .state()
                .with(
                    scene
                        .state()
                        .table()
                        .withEnemyCards(ImmutableList.of(card("dc-2"), card("prt-2")))));
    Scene over =
        answered.does(
            new PlayDefence(ONE, card("rs-1"), Optional.empty(), Optional.empty()),
            new PassDefence(ONE));
    assertThat(over.ship("rom-con").cloaked()).isFalse();
    assertThat(over.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(2);
  }
}
