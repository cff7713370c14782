package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.battle.Arena.allPass;
import static io.stardeck.deckbuilder.battle.Arena.battle;
import static io.stardeck.deckbuilder.battle.Arena.decks;
import static io.stardeck.deckbuilder.battle.Arena.ship;
import static io.stardeck.deckbuilder.battle.Arena.total;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.WarWon;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who wins the card of a War. */
class WarTest {
  @Rule({"DB-X-12", "DB-WAR-01", "DB-WAR-02", "DB-WAR-04"})
  @Test
  void theHighestAttackWinsThenTheHighestSpeed() {
    Scene over = war(stats(4, 3), stats(5, 1), stats(9, 9), 6, 6, 5);
    assertThat(over.seen(ONE, WarWon.class)).containsExactly(new WarWon(TWO, card("war")));
    assertThat(Points.of(over.state().table(), TWO)).isEqualTo(40);
    assertThat(over.area(ONE).points()).isEmpty();
    assertThat(over.state().table().flipped()).isEmpty();
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-WAR-02"})
  @Test
  void thenTheHighestDiplomacyWins() {
    Scene over = war(stats(5, 1), stats(5, 3), stats(5, 2), 6, 6, 6);
    assertThat(over.ids(over.area(TWO).points())).containsExactly("war");
  }

  @Rule({"DB-X-13", "DB-WAR-03"})
  @Test
  void amongEqualsTheNearestClockwiseFromTheTurnPlayerWins() {
    Scene over = war(stats(9, 9), stats(5, 3), stats(5, 3), 4, 6, 6);
    assertThat(over.ids(over.area(TWO).points())).containsExactly("war");
  }

  @Rule({"DB-X-14", "DB-WAR-03"})
  @Test
  void theTurnPlayerCountsAsTheFirst() {
    Scene over = war(stats(5, 3), stats(9, 9), stats(5, 3), 6, 4, 6);
    assertThat(over.ids(over.area(ONE).points())).containsExactly("war");
  }

  @Rule({"DB-WAR-01", "DB-X-09"})
  @Test
  void whoWasDefeatedDoesNotWin() {
    Given given = decks(Given.exploration(2).space("war"));
    Scene over = allPass(battle(ship(ship(given, ONE, 9, 3, 20), TWO, 1, 9, 3)));
    assertThat(over.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(over.ids(over.area(ONE).points())).containsExactly("war");
  }

  @Rule({"DB-WAR-05", "DB-D-39", "DB-PVP-08"})
  @Test
  void nobodyWinsWhenAllAreDefeated() {
    Given given = decks(Given.exploration(2).space("war"));
    Scene over = allPass(battle(ship(ship(given, ONE, 5, 9, 3), TWO, 5, 9, 3)));
    assertThat(over.seen(ONE, FlagshipDefeated.class)).hasSize(2);
    assertThat(over.seen(ONE, WarWon.class)).isEmpty();
    assertThat(over.area(ONE).points()).isEmpty();
    assertThat(over.area(TWO).points()).isEmpty();
    assertThat(over.state().space()).last().isEqualTo(card("war"));
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-WAR-04", "DB-WAR-05"})
  @Test
  void aWarMaySayItselfWhereItGoes() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "war",
            "disposition",
            "{\"achieved\": \"BOTTOM\", \"failed\": \"REMOVE\"}");
    Given won = decks(Given.config(2, config -> config.cardSet(cards)).space("war"));
    Scene over = allPass(battle(ship(ship(won, ONE, 5, 9, 30), TWO, 5, 3, 30)));
    assertThat(over.seen(TWO, WarWon.class)).containsExactly(new WarWon(ONE, card("war")));
    assertThat(over.area(ONE).points()).isEmpty();
    assertThat(over.state().space()).last().isEqualTo(card("war"));
    Given lost = decks(Given.config(2, config -> config.cardSet(cards)).space("war"));
    Scene fallen = allPass(battle(ship(ship(lost, ONE, 5, 9, 3), TWO, 5, 9, 3)));
    assertThat(fallen.state().table().removed()).contains(card("war"));
  }

  @Rule({"DB-EVT-10", "DB-WAR-01", "DB-DEF-06"})
  @Test
  void aWarGoesOnWhenItsFlipDefeatsTheTurnPlayer() {
    Given given = decks(Given.exploration(2).space("fury-war").damage(ONE, 6));
    Scene scene = battle(ship(given, ONE, 9, 9, 8));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    Scene over = allPass(scene);
    assertThat(over.ids(over.area(ONE).points())).containsExactly("fury-war");
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
    assertThat(over.hand(ONE)).hasSize(5);
  }

  @Rule({"DB-WAR-04", "DB-VIC-01", "DB-VIC-02"})
  @Test
  void theWonCardMayWinTheGameAtOnce() {
    Given given = Given.config(2, config -> config.victoryPoints(40));
    given.space("war").hand(TWO, "man").bridge(ONE, "c1");
    Scene over = allPass(battle(ship(ship(given, ONE, 1, 1, 20), TWO, 9, 9, 20)));
    assertThat(over.phase()).isInstanceOf(GameOver.class);
    assertThat(Scene.GAME.outcome(over.state()).orElseThrow().winners()).containsExactly(TWO);
    assertThat(over.hand(TWO)).as("nothing follows").containsExactly("man");
  }

  @Rule({"DB-EVT-08", "DB-EVT-01", "DB-WAR-01"})
  @Test
  void anEventThatIsNoWarGoesToWhoHasFlippedItOrToTheBottom() {
    Given given = Given.exploration(2).space("brawl", "skirmish");
    Scene scene = allPass(battle(ship(ship(given, ONE, 1, 1, 30), TWO, 9, 9, 20)));
    assertThat(scene.ids(scene.area(ONE).points())).containsExactly("brawl");
    Scene next = allPass(scene.does(new Explore(ONE)));
    assertThat(next.area(ONE).points()).hasSize(1);
    assertThat(next.state().space()).last().isEqualTo(card("skirmish"));
  }

  private record Numbers(int speed, int diplomacy) {}

  private static Numbers stats(int speed, int diplomacy) {
    return new Numbers(speed, diplomacy);
  }

  /** A War of three players with those stats in which nobody is defeated. */
  private static Scene war(
      Numbers one, Numbers two, Numbers three, int attackOne, int attackTwo, int attackThree) {
    Given given = Given.exploration(3).space("war");
    player(given, ONE, one, attackOne);
    player(given, TWO, two, attackTwo);
    Scene scene = allPass(battle(player(given, THREE, three, attackThree)));
    while (scene.phase() instanceof BattleDamage due) {
      DeckbuilderAction first = scene.legal(due.seat()).get(0);
      assertThat(first).isInstanceOf(Assign.class);
      scene = scene.does(first);
    }
    return scene;
  }

  private static Given player(Given given, Seat seat, Numbers numbers, int attack) {
    return total(
        ship(given, seat, numbers.speed(), attack, 50), seat, Stat.DIPLOMACY, numbers.diplomacy());
  }
}
