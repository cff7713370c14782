package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.solitaire.Solo.attack;
import static io.stardeck.sfbf.solitaire.Solo.cards;
import static io.stardeck.sfbf.solitaire.Solo.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import org.junit.jupiter.api.Test;

/** The special cards that the enemy keeps (SP-5). */
class EnemySpecialsTest {
  private static Given given() {
    return Solo.beforeEnemy().screen(TWO, "kzi-bc").starbase("dsr-5-1", "dsr-5-2");
  }

  @Test
  @Rule({"BF-SOL-09", "BF-D-58"})
  void flotillaComesFirstAndStrikesTheLeftmostShipOfTheScreen() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(ONE, "kli-d7", "fed-dn")
                .enemyCards("org", "mut", "pbf-1", "pff", "dsr-4-1")
                .dice(1, 1));
    assertThat(scene.phase()).isInstanceOf(Phase.Interception.class);
    assertThat(attack(scene).form()).isEqualTo(Form.FLOTILLA);
    assertThat(scene.events(CardDrawn.class)).isEmpty();
    scene = scene.does(new PassIntercept(ONE));
    assertThat(scene.phase()).isEqualTo(new Phase.DefenceWindow(ONE));
    assertThat(attack(scene).target()).hasValue(ship("kli-d7"));
    assertThat(kept(scene)).containsExactly(cards("org", "mut", "pbf-1", "dsr-4-1"));
  }

  @Test
  @Rule("BF-D-58")
  void allPlanetBasedFightersFlyTogetherNext() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(ONE, "kli-d7", "fed-dn")
                .enemyCards("mut", "pbf-1", "pbf-2")
                .dice(1, 1, 1, 1));
    assertThat(attack(scene).form()).isEqualTo(Form.PLANET_FIGHTERS);
    assertThat(attack(scene).openers()).containsExactly(cards("pbf-1", "pbf-2"));
    assertThat(attack(scene).target()).hasValue(ship("kli-d7"));
    assertThat(scene.events(CardDrawn.class)).isEmpty();
    scene = scene.does(new PassFire(ONE));
    assertThat(scene.events(DieRolled.class)).hasSize(4);
    assertThat(kept(scene)).containsExactly(cards("mut"));
  }

  @Test
  @Rule("BF-D-58")
  void mutinyStrikesTheDearestKlingonAndWhatItCapturesStandsInTheEnemyScreen() {
    Scene scene =
        Solo.enemyTurn(
            given()
                .screen(ONE, "fed-ca", "kli-d5")
                .main(ONE, "kli-d7", "kli-e4")
                .enemyCards("org", "mut")
                .dice(5));
    assertThat(attack(scene).form()).isEqualTo(Form.MUTINY);
    assertThat(attack(scene).target()).hasValue(ship("kli-d7"));
    scene = scene.does(new PassMutiny(ONE));
    assertThat(scene.fleet(TWO).screen())
        .extracting(Ship::id)
        .containsExactly(ship("kzi-bc"), ship("kli-d7"));
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
    assertThat(kept(scene)).containsExactly(cards("org"));
  }

  @Test
  @Rule("BF-SOL-09")
  void keptPrimeTeamsAreUsedAtTheFirstChance() {
    Given given = given().screen(ONE, "kli-d7", "fed-dn").dice(3);
    Scene scene =
        Solo.enemyTurn(given.enemyCards("mut", "prt-1", "prt-2")).does(new PassMutiny(ONE));
    assertThat(scene.fleet(TWO).screen()).extracting(Ship::id).contains(ship("kli-d7"));
    assertThat(kept(scene)).isEmpty();
    Given flotilla = given().screen(ONE, "kli-d7").enemyCards("pff", "prt-1").dice(1, 1);
    scene = Solo.enemyTurn(flotilla).does(new PassIntercept(ONE));
    assertThat(attack(scene).plusOnes()).containsExactly(card("prt-1"));
  }

  @Test
  @Rule("BF-D-58")
  void mutinyWithoutLegalTargetIsKeptAndTheEnemyAttacks() {
    Scene scene = Solo.enemyTurn(given().screen(ONE, "fed-ca").enemyCards("mut"));
    assertThat(attack(scene).form()).isEqualTo(Form.SHIP);
    assertThat(kept(scene)).contains(card("mut"));
  }

  @Test
  @Rule({"BF-D-58", "BF-ORG-02", "BF-ORG-04", "BF-CRD-27"})
  void ceasefireIsPlayedLastAndShufflesItsOwnCardsInToo() {
    Scene scene =
        Solo.enemyTurn(given().screen(ONE, "fed-ca").enemyCards("rs-1", "org", "dsr-4-1"));
    assertThat(scene.phase()).isInstanceOf(Phase.CeasefireStash.class);
    scene = scene.does(new Commit(ONE));
    assertThat(kept(scene)).isEmpty();
    assertThat(scene.state().table().discard()).isEmpty();
    assertThat(scene.hand(ONE)).hasSize(5);
    assertThat(scene.state().starbase()).isEqualTo(85);
    assertThat(scene.state().table().active()).isEqualTo(ONE);
  }

  @Test
  @Rule("BF-D-58")
  void withoutTargetFlotillaAndFightersAreKept() {
    Scene scene =
        Solo.enemyTurn(Solo.beforeQuietEnemy().screen(TWO, "fed-cvs").enemyCards("pff", "pbf-1"));
    assertThat(scene.phase()).isInstanceOf(Phase.Draw.class);
    assertThat(kept(scene)).containsExactly(cards("pff", "pbf-1"));
  }
}
