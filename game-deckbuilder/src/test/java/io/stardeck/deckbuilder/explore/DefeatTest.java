package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bonus;
import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DefeatTest {
  private static final Explore EXPLORE = new Explore(ONE);
  private static final Declare COMBAT = new Declare(ONE, Means.COMBAT);

  @Rule({"DB-DEF-06", "DB-DEF-07"})
  @Test
  void theDefeatOfAnotherDoesNotEndTheTurn() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "sabotage", "c1")
            .hand(TWO, "c2")
            .damage(TWO, 7)
            .scene()
            .does(new PlayCard(ONE, card("sabotage")));
    assertThat(scene.area(TWO).flagship().orElseThrow().damage()).as("defeated").isZero();
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(scene.hand(ONE)).containsExactly("c1");
  }

  @Rule({"DB-X-23", "DB-DEF-01", "DB-DEF-02", "DB-DEF-03", "DB-DEF-07", "DB-D-26"})
  @Test
  void aDefeatedFlagshipIsRepairedAndAllCardsOfItsPlayerAreShuffled() {
    Given given =
        Given.exploration(2)
            .space("repairer")
            .hand(ONE, "c1", "c1")
            .deck(ONE, "c1", "c1", "c2")
            .discard(ONE, "c3", "c3", "c3", "c3")
            .bridge(ONE, "c4", "c4", "c4")
            .deck(TWO, "ensign", "ensign", "ensign", "ensign", "ensign", "ensign")
            .discard(TWO, "ensign", "ensign", "ensign", "ensign", "ensign", "ensign");
    Scene before = explorations(2, given);
    assertThat(before.state().table().starbase().pile(Basic.ENSIGN).size()).isEqualTo(8);
    Scene scene = before.does(EXPLORE, COMBAT);
    assertThat(scene.state().table().starbase().pile(Basic.ENSIGN).size()).isEqualTo(7);
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.state().deck(ONE).size()).isEqualTo(8);
    assertThat(scene.area(ONE).discard()).isEmpty();
    assertThat(scene.area(ONE).bridge()).isEmpty();
    assertThat(scene.area(ONE).flagship()).contains(Ship.fresh(card("uss-armstrong")));
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.does(new EndTurn(TWO)).state().table().turnPlayer()).isEqualTo(ONE);
    Set<String> drawn = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Scene other = Scene.at(before.state().withChance(Chance.seeded(seed)));
      drawn.addAll(other.does(EXPLORE, COMBAT).hand(ONE));
    }
    assertThat(drawn)
        .as("Hand, Deck, Discard, Bridge and the Ensign are shuffled together")
        .containsExactlyInAnyOrder("c1", "c2", "c3", "c4", "ensign");
  }

  @Rule({"DB-DEF-01", "DB-D-41"})
  @Test
  void withoutAnEnsignInThePileNoneIsGained() {
    Given given = Given.exploration(2).space("repairer").deck(ONE, "c1");
    for (int i = 0; i < 20; i++) {
      given.deck(TWO, "ensign");
    }
    Scene scene = explorations(2, given).does(EXPLORE, COMBAT);
    assertThat(scene.hand(ONE)).containsExactly("c1");
  }

  @Rule({"DB-DEF-01", "DB-SBS-07"})
  @Test
  void theLastEnsignOfThePileIsGained() {
    Given given = Given.exploration(2).space("repairer").deck(ONE, "c1");
    for (int i = 0; i < 19; i++) {
      given.deck(TWO, "ensign");
    }
    Scene before = explorations(2, given);
    assertThat(before.state().table().starbase().pile(Basic.ENSIGN).size()).isEqualTo(1);
    assertThat(before.does(EXPLORE, COMBAT).hand(ONE)).containsExactlyInAnyOrder("c1", "ensign");
  }

  @Rule({"DB-DEF-02", "DB-DMG-05", "DB-DMG-02"})
  @Test
  void aDefeatGivesNoShieldsBack() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "c1",
            "onPlay",
            "[{\"op\":\"DAMAGE\",\"player\":\"EACH_OPPONENT\",\"amount\":100}]");
    Bonus bonus = new Bonus(Stat.SHIELDS, 3, Until.TURN_END);
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .tally(TWO, tally -> tally.withBonuses(ImmutableList.of(bonus)))
            .hand(ONE, "c1")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    Ship ship = scene.area(TWO).flagship().orElseThrow();
    assertThat(ship.damage()).isZero();
    assertThat(ship.shieldsUsed()).isEqualTo(3);
  }
}
