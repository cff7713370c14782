package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.battle.Arena.allPass;
import static io.stardeck.deckbuilder.battle.Arena.battle;
import static io.stardeck.deckbuilder.battle.Arena.damage;
import static io.stardeck.deckbuilder.battle.Arena.decks;
import static io.stardeck.deckbuilder.battle.Arena.ship;
import static io.stardeck.deckbuilder.battle.Arena.total;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.config.BattleRefresh;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.event.SpaceEvent.WarWon;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a battle among players ends. */
class AftermathTest {
  @Rule({"DB-PVP-12", "DB-PVP-14", "DB-BAT-08", "DB-D-13", "DB-PLR-08", "DB-I-08"})
  @Test
  void theOthersDiscardTheirBridgesAndDrawFiveTheTurnPlayerKeepsAll() {
    Scene over = afterSkirmish(BattleRefresh.KEEP_HAND);
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(over.ids(over.area(ONE).bridge())).containsExactly("c1", "man");
    assertThat(over.hand(ONE)).containsExactly("set");
    assertThat(over.area(TWO).bridge()).isEmpty();
    assertThat(over.ids(over.area(TWO).discard())).containsExactly("man");
    assertThat(over.hand(TWO)).hasSize(6).startsWith("tricorder");
    assertThat(over.hand(THREE)).hasSize(6).startsWith("evasive-maneuvers");
    assertThat(over.seen(ONE, CardsDrawn.class))
        .containsExactly(
            new CardsDrawn(TWO, 5, ImmutableList.of()),
            new CardsDrawn(THREE, 5, ImmutableList.of()));
  }

  @Rule({"DB-PVP-12", "DB-D-13"})
  @Test
  void withNewHandsTheHandIsDiscardedToo() {
    Scene over = afterSkirmish(BattleRefresh.NEW_HAND);
    assertThat(over.hand(ONE)).containsExactly("set");
    assertThat(over.ids(over.area(TWO).discard())).containsExactly("man", "tricorder");
    assertThat(over.hand(TWO)).hasSize(5).doesNotContain("tricorder");
    assertThat(over.ids(over.area(THREE).discard())).containsExactly("evasive-maneuvers");
  }

  @Rule({"DB-PVP-12", "DB-PLR-09", "DB-I-28"})
  @Test
  void whatTheOthersHavePlayedCanBePlayedAgainInTheSameTurn() {
    Scene scene =
        battle(Given.exploration(2).space("skirmish", "skirmish").hand(TWO, "man"))
            .does(new Pass(ONE), new PlayCard(TWO, card("man")), new Pass(ONE), new Pass(TWO));
    assertThat(scene.hand(TWO)).containsExactly("man");
    Scene again = scene.does(new Explore(ONE), new Pass(ONE), new PlayCard(TWO, card("man")));
    assertThat(again.ids(again.area(TWO).bridge())).containsExactly("man");
  }

  @Rule({"DB-PLR-09", "DB-DEF-03"})
  @Test
  void whatADefeatedPlayerHasPlayedCanBePlayedAgainInTheSameTurn() {
    Given given = Given.exploration(2).space("skirmish", "skirmish").hand(TWO, "man");
    Scene defeated =
        battle(ship(given, ONE, 3, 30, 30))
            .does(new Pass(ONE), new PlayCard(TWO, card("man")), new Pass(ONE), new Pass(TWO));
    assertThat(defeated.hand(TWO)).containsExactlyInAnyOrder("man", "ensign");
    defeated.does(new Explore(ONE), new Pass(ONE), new PlayCard(TWO, card("man")));
  }

  @Rule({"DB-BAT-09"})
  @Test
  void triggersActBeforeTheFirstCardAndBeforeTheNewCards() {
    Given given =
        Given.exploration(2).space("war").bridge(ONE, "bugler").bridge(TWO, "bugler", "c1");
    Scene scene = battle(ship(ship(decks(given), ONE, 3, 3, 30), TWO, 3, 9, 30));
    assertThat(scene.phase()).isEqualTo(new BattlePlay(ONE, 0));
    assertThat(scene.seen(Seat.SPECTATOR, CardsDrawn.class))
        .containsExactly(
            new CardsDrawn(ONE, 1, ImmutableList.of()), new CardsDrawn(TWO, 1, ImmutableList.of()));
    Scene over = allPass(scene);
    assertThat(over.seen(Seat.SPECTATOR, CardsDrawn.class))
        .containsExactly(
            new CardsDrawn(ONE, 1, ImmutableList.of()),
            new CardsDrawn(TWO, 1, ImmutableList.of()),
            new CardsDrawn(TWO, 5, ImmutableList.of()));
    assertThat(Arena.order(over))
        .containsSubsequence(
            WarWon.class, CardsDrawn.class, CardsDiscarded.class, BattleEnded.class);
  }

  @Rule("DB-BAT-09")
  @Test
  void theEndOfABattleIsTriggeredForTheDefeatedToo() {
    String draw =
        "[{\"zone\":\"FLAGSHIP\",\"on\":\"BATTLE_END\",\"effects\":[{\"op\":\"DRAW\",\"n\":1}]}]";
    CardSet cards = Sets.with(Given.SMALL, "iks-karok", "triggers", draw);
    Given given = decks(Given.config(2, config -> config.cardSet(cards)).space("skirmish"));
    Scene over = allPass(battle(ship(ship(given, ONE, 9, 9, 20), TWO, 3, 3, 5)));
    assertThat(over.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(over.state().hand(TWO)).as("the new Hand and what was triggered").hasSize(6);
  }

  @Rule({"DB-BAT-09", "DB-BAT-10"})
  @Test
  void bonusesForTheBattleEndWithIt() {
    Given given = Given.exploration(2).space("skirmish").hand(ONE, "gunner");
    Scene played =
        battle(ship(ship(given, ONE, 3, 3, 20), TWO, 3, 3, 20))
            .does(new PlayCard(ONE, card("gunner")));
    assertThat(played.total(ONE, Stat.ATTACK)).isEqualTo(4);
    assertThat(played.total(ONE, Stat.SPEED)).isEqualTo(7);
    Scene over = allPass(played);
    assertThat(damage(over, TWO)).isEqualTo(4);
    assertThat(over.total(ONE, Stat.ATTACK)).isEqualTo(3);
    assertThat(over.total(ONE, Stat.SPEED)).isEqualTo(3);
    assertThat(over.tally(ONE).xp()).as("the trigger of the end still has the bonus").isEqualTo(4);
  }

  @Rule({"DB-PVP-15", "DB-D-25", "DB-DMG-09", "DB-DMG-10", "DB-D-36"})
  @Test
  void whoLosesHisDefenseWithHisBridgeIsDefeatedAfterTheOthersHaveDrawn() {
    Given given = decks(Given.exploration(2).space("war").bridge(TWO, "bulwark"));
    Scene over = allPass(battle(total(ship(given, ONE, 9, 9, 20), TWO, Stat.ATTACK, 10)));
    assertThat(over.seen(ONE, WarWon.class)).containsExactly(new WarWon(TWO, card("war")));
    assertThat(over.seen(ONE, FlagshipDefeated.class))
        .containsExactly(new FlagshipDefeated(TWO, card("iks-karok")));
    assertThat(Arena.order(over))
        .containsSubsequence(
            WarWon.class, CardsDiscarded.class, BattleEnded.class, FlagshipDefeated.class);
    assertThat(over.hand(TWO)).hasSize(5);
    assertThat(damage(over, TWO)).isZero();
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-PVP-15", "DB-D-25", "DB-DEF-06", "DB-END-07"})
  @Test
  void theTurnPlayerMayLoseHisDefenseWithTheBattleAndHisTurnEnds() {
    Given given = decks(Given.exploration(2).space("skirmish").hand(ONE, "brace"));
    Scene over = allPass(battle(ship(given, TWO, 9, 9, 20)).does(new PlayCard(ONE, card("brace"))));
    assertThat(over.seen(TWO, FlagshipDefeated.class))
        .containsExactly(new FlagshipDefeated(ONE, card("uss-armstrong")));
    assertThat(over.hand(ONE)).hasSize(5);
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-END-03", "DB-END-07", "DB-I-05", "DB-I-08"})
  @Test
  void whatHasBeenPlayedSinceTheDefeatIsDiscardedWhenTheTurnEnds() {
    Given given = decks(Given.exploration(2).space("fury-war").damage(ONE, 6));
    Scene fallen = battle(ship(given, ONE, 9, 9, 8));
    assertThat(fallen.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    CardId played = fallen.state().hand(ONE).get(0);
    Scene over = allPass(fallen.does(new PlayCard(ONE, played)));
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
    assertThat(over.area(ONE).bridge()).isEmpty();
    assertThat(over.area(ONE).discard()).containsExactly(played);
    assertThat(over.hand(ONE)).hasSize(4);
  }

  @Rule({"DB-PVP-15", "DB-BAT-09", "DB-EVT-08"})
  @ParameterizedTest
  @ValueSource(strings = {"war", "brawl"})
  void theEventIsPlacedBeforeTheTriggersOfTheEnd(String event) {
    Given given = Given.exploration(2).space(event).bridge(ONE, "mourner").hand(ONE, "man", "set");
    Scene scene = allPass(battle(ship(ship(given, ONE, 3, 9, 20), TWO, 3, 1, 20)));
    assertThat(scene.phase()).isInstanceOf(Choice.class);
    assertThat(scene.ids(scene.area(ONE).points())).containsExactly(event);
    assertThat(scene.state().table().flipped()).isEmpty();
    assertThat(scene.state().table().inBattle(ONE)).isTrue();
  }

  @Rule({"DB-D-36", "DB-BAT-05", "DB-PVP-15", "DB-DMG-10"})
  @Test
  void aDefenseLostWhileDamageIsDealtCountsAfterTheBattle() {
    Given given = decks(Given.exploration(2).space("war").bridge(ONE, "brittle"));
    Scene over = allPass(battle(ship(ship(given, ONE, 3, 9, 8), TWO, 9, 4, 20)));
    assertThat(over.seen(TWO, DamageAssigned.class)).hasSize(2);
    assertThat(over.seen(TWO, WarWon.class)).containsExactly(new WarWon(ONE, card("war")));
    assertThat(Arena.order(over)).containsSubsequence(WarWon.class, FlagshipDefeated.class);
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-PVP-15", "DB-D-25", "DB-DMG-09", "DB-DMG-10"})
  @Test
  void whoHasLostHisDefenseIsDefeatedBeforeAnythingElseFollows() {
    Given given = decks(Given.exploration(2).hand(ONE, "provoker", "brace"));
    Scene scene = ship(given, TWO, 9, 9, 20).scene().does(new PlayCard(ONE, card("provoker")));
    Scene over = allPass(scene.does(new PlayCard(ONE, card("brace"))));
    assertThat(Arena.order(over))
        .containsSubsequence(BattleEnded.class, FlagshipDefeated.class, XpChanged.class);
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-X-32", "DB-END-04", "DB-D-25", "DB-D-26"})
  @Test
  void aDefenseThatLastsToTheEndOfTheTurnIsLostThen() {
    Given given = decks(Given.exploration(2).bridge(ONE, "bulwark").damage(ONE, 9));
    int ensigns = given.state().table().starbase().pile(Basic.ENSIGN).size();
    Scene over = given.scene().does(new EndTurn(ONE));
    assertThat(Arena.order(over)).containsSubsequence(FlagshipDefeated.class, TurnEnded.class);
    assertThat(over.seen(ONE, CardsDrawn.class)).hasSize(1);
    assertThat(over.hand(ONE)).hasSize(5);
    assertThat(over.state().deck(ONE).size()).isEqualTo(6 + 1 + 1 - 5);
    assertThat(over.state().table().starbase().pile(Basic.ENSIGN)).hasSize(ensigns - 1);
  }

  /** A battle of three in which seats 1 and 2 have played a card each. */
  private static Scene afterSkirmish(BattleRefresh refresh) {
    Given given =
        Given.config(3, config -> config.battleRefresh(refresh))
            .space("skirmish")
            .bridge(ONE, "c1")
            .hand(ONE, "man", "set")
            .hand(TWO, "man", "tricorder")
            .hand(THREE, "evasive-maneuvers");
    ship(ship(ship(decks(given), ONE, 3, 0, 20), TWO, 3, 0, 20), THREE, 3, 0, 20);
    return allPass(
        battle(given).does(new PlayCard(ONE, card("man")), new PlayCard(TWO, card("man", 1))));
  }
}
