package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.solitaire.Solo.attack;
import static io.stardeck.sfbf.solitaire.Solo.cards;
import static io.stardeck.sfbf.solitaire.Solo.kept;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the enemy fires at fighters (SP-7) and intercepts a PF flotilla (SP-8). */
class EnemyFireTest {
  @Test
  @Rule({"BF-SOL-07", "BF-SOL-09", "BF-D-58"})
  void theEnemyFiresItsHighestCardsAtFightersUntilTheDiceCanDoNoMore() {
    Scene scene =
        Given.advanced(1)
            .screen(ONE, "kli-cv")
            .screen(TWO, "fed-ca")
            .hand(ONE, "ovl-4")
            .enemyCards("ph1-2-1", "drn-5-1", "scp-1", "ph1-3-1", "ph2-2-1")
            .dice(6, 6)
            .scene()
            .does(
                new BeginFighters(ONE, ship("kli-cv"), 2),
                new AimAt(ONE, ship("fed-ca")),
                new Commit(ONE));
    assertThat(scene.events(FireOpened.class))
        .extracting(opened -> opened.fire().card())
        .containsExactly(cards("drn-5-1", "ph1-3-1"));
    assertThat(scene.events(FireSupported.class))
        .containsExactly(new FireSupported(TWO, card("scp-1"), card("drn-5-1")));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(0);
    assertThat(scene.ship("kli-cv").damage()).as("12 and more take both squadrons").isEqualTo(2);
    assertThat(kept(scene)).containsExactly(cards("ph1-2-1", "ph2-2-1"));
    Scene one =
        Given.advanced(1)
            .screen(ONE, "kli-cv")
            .screen(TWO, "fed-ca")
            .hand(ONE, "ovl-4")
            .enemyCards("ph1-2-1", "drn-5-1", "ph1-3-1")
            .dice(6)
            .scene()
            .does(
                new BeginFighters(ONE, ship("kli-cv"), 1),
                new AimAt(ONE, ship("fed-ca")),
                new Commit(ONE));
    assertThat(kept(one)).as("one die does 6 at most").containsExactly(card("ph1-2-1"));
  }

  @Test
  @Rule("BF-D-58")
  void theEnemyInterceptsAFlotillaWithItsTwoHighestCards() {
    Scene scene =
        Given.advanced(1)
            .screen(ONE, "kli-d7")
            .screen(TWO, "fed-ca", "fed-dn")
            .hand(ONE, "pff", "rs-1")
            .enemyCards("pho-5-1", "ph1-4-1", "pho-6-1")
            .scene()
            .does(new PlayFlotilla(ONE, card("pff")));
    assertThat(scene.phase()).isInstanceOf(Phase.FlotillaTarget.class);
    assertThat(attack(scene).fires())
        .extracting(fire -> fire.card())
        .containsExactly(cards("pho-6-1", "pho-5-1"));
    assertThat(attack(scene).fires()).extracting(fire -> fire.ship()).containsOnly(ship("fed-ca"));
    assertThat(kept(scene)).containsExactly(card("ph1-4-1"));
  }

  @Test
  @Rule({"BF-SOL-07", "BF-SOL-09", "BF-PFF-06", "BF-PFF-08", "BF-D-58"})
  void theEnemyDoublesWhatItFiresAtAFlotilla() {
    Scene shotDown = intercepted("pho-6-1", "gun", "ph1-4-1");
    assertThat(fired(shotDown)).containsExactly(card("pho-6-1"));
    assertThat(shotDown.events(FlotillaDestroyed.class)).as("12 points").hasSize(1);
    assertThat(kept(shotDown)).containsExactly(card("ph1-4-1"));
    Scene scattered = intercepted("scp-1", "drn-3-1", "ph1-4-1");
    assertThat(attack(scattered).fires())
        .extracting(Fire::card, Fire::support)
        .containsExactly(
            tuple(card("ph1-4-1"), ImmutableList.of()),
            tuple(card("drn-3-1"), ImmutableList.of(card("scp-1"))));
    assertThat(kept(scattered)).isEmpty();
  }

  /** The player has sent a flotilla, which the enemy may intercept with those cards. */
  private static Scene intercepted(String... kept) {
    return Given.advanced(1)
        .screen(ONE, "kli-d7")
        .screen(TWO, "fed-ca")
        .hand(ONE, "pff", "rs-1")
        .enemyCards(kept)
        .scene()
        .does(new PlayFlotilla(ONE, card("pff")));
  }

  @Test
  @Rule({"BF-SOL-07", "BF-D-58"})
  void theEnemyFiresNoMoreOnceTheDiceCanDoNoMoreThanWasFired() {
    Scene scene = launched("fed-cl", "ph1-4-1", "ph2-2-1", "ph2-2-2");
    assertThat(fired(scene)).containsExactly(cards("ph1-4-1", "ph2-2-1"));
    assertThat(kept(scene)).as("6 of 6 were fired").containsExactly(card("ph2-2-2"));
    Scene doubled = launched("fed-cvs", "drn-3-1", "scp-1", "ph1-2-1");
    assertThat(fired(doubled)).containsExactly(card("drn-3-1"));
    assertThat(kept(doubled)).as("twice 3 of 6").containsExactly(card("ph1-2-1"));
  }

  @Test
  @Rule({"BF-SOL-07", "BF-D-38", "BF-D-58"})
  void aPrimeTeamRaisesWhatTheDiceCanDo() {
    Given given =
        Given.advanced(1)
            .screen(ONE, "kli-cv")
            .screen(TWO, "fed-ca")
            .hand(ONE, "ovl-4", "prt-1")
            .enemyCards("drn-3-1", "ph1-3-1", "ph1-2-1")
            .dice(6);
    Scene scene =
        given
            .scene()
            .does(
                new BeginFighters(ONE, ship("kli-cv"), 1),
                new AimAt(ONE, ship("fed-ca")),
                new AddPlusOne(ONE, card("prt-1")),
                new Commit(ONE));
    assertThat(fired(scene)).containsExactly(cards("ph1-3-1", "drn-3-1", "ph1-2-1"));
    assertThat(scene.events(DamageDealt.class)).extracting(DamageDealt::points).containsExactly(0);
  }

  @Test
  @Rule("BF-D-58")
  void theEnemyFiresFromTheCheapestBoxAndOfEqualCardsTheFirst() {
    Scene scene = launched("fed-cl", "ph2-2-2", "ph2-2-1");
    assertThat(fired(scene)).containsExactly(cards("ph2-2-2", "ph2-2-1"));
    assertThat(scene.events(FireOpened.class))
        .extracting(opened -> opened.fire().boxes())
        .containsExactly(
            scene.state().table().card(ship("fed-cl")).boxes(BoxType.PH2),
            scene.state().table().card(ship("fed-cl")).boxes(BoxType.PH1));
  }

  @Test
  @Rule({"BF-PBF-04", "BF-SOL-07", "BF-D-58"})
  void planetBasedFightersRollTwoDiceACardAndAreFiredAtAccordingly() {
    Scene scene =
        Given.advanced(1)
            .screen(ONE, "kli-cv")
            .screen(TWO, "fed-ca")
            .hand(ONE, "pbf-1", "pbf-2", "ovl-4")
            .enemyCards("drn-5-1", "ph1-4-1", "ph1-3-1")
            .scene()
            .does(
                new BeginPlanetFighters(ONE, card("pbf-1")),
                new AddPlanetFighters(ONE, card("pbf-2")),
                new AimAt(ONE, ship("fed-ca")),
                new Commit(ONE));
    assertThat(fired(scene)).containsExactly(cards("drn-5-1", "ph1-4-1", "ph1-3-1"));
  }

  @Test
  @Rule("BF-D-58")
  void withoutACardThatFitsTheEnemyLetsFightersCome() {
    Scene scene = launched("fed-ca", "rs-1", "pls-5-1");
    assertThat(fired(scene)).isEmpty();
    assertThat(kept(scene)).containsExactly(card("pls-5-1"));
  }

  /** One squadron, which rolls a 1, has attacked the enemy's {@code target}. */
  private static Scene launched(String target, String... kept) {
    return Given.advanced(1)
        .screen(ONE, "kli-cv")
        .screen(TWO, target)
        .hand(ONE, "ovl-4")
        .enemyCards(kept)
        .dice(1)
        .scene()
        .does(
            new BeginFighters(ONE, ship("kli-cv"), 1),
            new AimAt(ONE, ship(target)),
            new Commit(ONE));
  }

  private static List<CardId> fired(Scene scene) {
    return scene.events(FireOpened.class).stream().map(FireOpened::fire).map(Fire::card).toList();
  }
}
