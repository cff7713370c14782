package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.solitaire.Solo.cards;
import static io.stardeck.sfbf.solitaire.Solo.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import org.junit.jupiter.api.Test;

/** The enemy's turn, the attack apart. */
class EnemyTurnTest {
  @Test
  @Rule("BF-SOL-10")
  void enemyIsNoSeatAndItsTurnRunsInsideTheActionThatLeadsToIt() {
    Scene scene = Solo.enemyTurn(Solo.beforeQuietEnemy().screen(TWO, "kli-d7"));
    assertThat(Scene.GAME.players(scene.state())).isEqualTo(1);
    assertThat(scene.events(TurnBegan.class)).extracting(TurnBegan::seat).containsExactly(TWO, ONE);
    assertThat(scene.decider()).isEqualTo(ONE);
    assertThat(scene.legal(TWO)).isEmpty();
    scene.rejects(new EndTurn(TWO), "BF-ACT-01");
  }

  @Test
  @Rule({"BF-SOL-11", "BF-D-58"})
  void theEnemysCardsLieOpenWithoutLimitAndTheEnemyDrawsNoneInPhase1() {
    Given given =
        Solo.beforeQuietEnemy()
            .screen(TWO, "kli-d7")
            .enemyCards("rs-1", "rs-2", "rs-3", "rs-4", "ecm-4", "em-1", "ww-1");
    int starbase = given.state().starbase();
    Scene scene = Solo.enemyTurn(given);
    assertThat(scene.state().starbase()).isEqualTo(starbase);
    assertThat(scene.events(CardDrawn.class)).isEmpty();
    assertThat(scene.view(ONE).table().enemyCards())
        .containsExactly(cards("rs-1", "rs-2", "rs-3", "rs-4", "ecm-4", "em-1", "ww-1"));
    assertThat(scene.view(ONE).handSize(TWO)).isZero();
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
  }

  @Test
  @Rule({"BF-SOL-08", "BF-D-58"})
  void continuousDamageControlServesEveryDamagedShipItsDearestBox() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kzi-bc")
                .main(TWO, "rom-we", "fed-dd")
                .damage("kzi-bc", BoxType.HULL, BoxType.DSR)
                .damage("rom-we", BoxType.PH1, BoxType.PLR));
    assertThat(damaged(scene, "kzi-bc", BoxType.DSR)).isZero();
    assertThat(damaged(scene, "kzi-bc", BoxType.HULL)).isEqualTo(1);
    assertThat(damaged(scene, "rom-we", BoxType.PLR)).isZero();
    assertThat(damaged(scene, "rom-we", BoxType.PH1)).isEqualTo(1);
  }

  @Test
  @Rule({"BF-SOL-08", "BF-SOL-09", "BF-D-58"})
  void damageControlGoesToTheShipWithMostTokensDearestBoxesFirst() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kzi-bc", "rom-we")
                .damage("kzi-bc", BoxType.HULL, BoxType.DSR)
                .damage("rom-we", BoxType.HULL, BoxType.HULL, BoxType.PH1, BoxType.PLR)
                .enemyCards("rs-1", "dc-2", "dc-3"));
    assertThat(damaged(scene, "rom-we", BoxType.PLR)).isZero();
    assertThat(damaged(scene, "rom-we", BoxType.PH1)).isZero();
    assertThat(damaged(scene, "rom-we", BoxType.HULL)).isEqualTo(1);
    assertThat(scene.ship("kzi-bc").damage()).isEqualTo(1);
    assertThat(scene.discarded("dc-2")).isTrue();
    assertThat(kept(scene)).containsExactly(cards("rs-1", "dc-3"));
  }

  @Test
  @Rule("BF-D-58")
  void engineerComesBeforeDamageControlAndTheFirstShipOfEquals() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kzi-bc")
                .main(TWO, "rom-we")
                .damage("kzi-bc", BoxType.HULL, BoxType.HULL, BoxType.DSR)
                .damage("rom-we", BoxType.HULL, BoxType.HULL, BoxType.HULL)
                .enemyCards("dc-2", "eng"));
    assertThat(scene.ship("kzi-bc").damage()).isZero();
    assertThat(scene.ship("rom-we").damage()).isEqualTo(2);
    assertThat(kept(scene)).containsExactly(cards("dc-2"));
  }

  @Test
  @Rule("BF-D-58")
  void theCardComesBeforeContinuousDamageControl() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kzi-bc")
                .damage("kzi-bc", BoxType.HULL)
                .enemyCards("dc-2"));
    assertThat(scene.discarded("dc-2")).isTrue();
    assertThat(kept(scene)).isEmpty();
  }

  @Test
  @Rule("BF-D-58")
  void withoutDamageRepairCardsAreKept() {
    Scene scene =
        Solo.enemyTurn(Solo.beforeQuietEnemy().screen(TWO, "kzi-bc").enemyCards("dc-2", "eng"));
    assertThat(kept(scene)).containsExactly(cards("dc-2", "eng"));
  }

  @Test
  @Rule({"BF-SOL-09", "BF-D-58"})
  void allReinforcementsJoinTheRightEndOfTheScreen() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kli-d7")
                .main(TWO, "kli-d5")
                .shipDeck("rom-fh", "gor-dn")
                .enemyCards("rei-1", "rs-1", "rei-2"));
    assertThat(scene.fleet(TWO).screen())
        .extracting(Ship::id)
        .containsExactly(ship("kli-d7"), ship("rom-fh"), ship("gor-dn"));
    assertThat(scene.fleet(TWO).main()).extracting(Ship::id).containsExactly(ship("kli-d5"));
    assertThat(scene.secrets(TWO)).isEqualTo(Secrets.NONE);
    assertThat(kept(scene)).containsExactly(cards("rs-1"));
  }

  @Test
  @Rule({"BF-FRM-04", "BF-D-58"})
  void websOfTheEnemyComeOffInItsTurnToo() {
    Scene scene = Solo.enemyTurn(Solo.beforeQuietEnemy().screen(TWO, "tho-cw").webbed("tho-cw"));
    assertThat(scene.ship("tho-cw").webbed()).isFalse();
  }

  @Test
  @Rule("BF-D-58")
  void reinforcementsWithoutAShipLeftAreKept() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kli-d7")
                .nothingElseInShipDeck()
                .enemyCards("rei-1"));
    assertThat(kept(scene)).containsExactly(cards("rei-1"));
  }

  @Test
  @Rule("BF-D-58")
  void cardsComeOffItsShipsAndTheEnemyDiscardsNothing() {
    Scene scene =
        Solo.enemyTurn(
            Solo.beforeQuietEnemy()
                .screen(TWO, "kli-d7", "kli-d5", "kli-e4")
                .erratic("kli-d7", "em-1")
                .weasel("kli-d5", "ww-1")
                .disengaged("kli-e4", "dsg")
                .enemyCards("rs-1"));
    assertThat(scene.fleet(TWO).screen()).noneMatch(Ship::carriesCard);
    assertThat(scene.state().table().discard()).contains(cards("em-1", "ww-1", "dsg"));
    assertThat(kept(scene)).containsExactly(cards("rs-1"));
    assertThat(scene.phase()).isInstanceOf(Phase.Draw.class);
  }

  private static int damaged(Scene scene, String ship, BoxType type) {
    return scene
        .state()
        .table()
        .card(ship(ship))
        .boxes(type)
        .intersect(scene.ship(ship).damaged())
        .size();
  }
}
