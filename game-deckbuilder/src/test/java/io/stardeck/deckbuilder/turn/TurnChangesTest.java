package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class TurnChangesTest {
  @Rule({
    "DB-END-01",
    "DB-END-02",
    "DB-END-03",
    "DB-END-05",
    "DB-END-06",
    "DB-I-06",
    "DB-CMP-51",
    "DB-VIS-05"
  })
  @Test
  void theEndOfTheTurnClearsAllAndDrawsANewHand() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "c1", "c2")
            .bridge(ONE, "man")
            .deck(ONE, "c3", "c3", "c3", "c3", "c4", "c4")
            .xp(7)
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(ImmutableList.of(new Bonus(Stat.SPEED, 2, Until.TURN_END))))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.tally(ONE)).isEqualTo(Tally.NONE);
    assertThat(scene.total(ONE, Stat.SPEED)).isEqualTo(3);
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c1", "c2", "man");
    assertThat(scene.seen(TWO, CardsDiscarded.class))
        .containsExactly(
            new CardsDiscarded(ONE, ImmutableList.of(card("c1"), card("c2"))),
            new CardsDiscarded(ONE, ImmutableList.of(card("man"))));
    assertThat(scene.events())
        .filteredOn(event -> event.what() instanceof CardsDiscarded)
        .extracting(event -> event.rule().value())
        .containsExactly("DB-END-02", "DB-END-03");
    assertThat(scene.area(ONE).bridge()).isEmpty();
    assertThat(scene.hand(ONE)).containsExactly("c3", "c3", "c3", "c3", "c4");
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-END-01", "DB-END-04", "DB-DMG-09"})
  @Test
  void whatUnspentXpHelpsIsLostWithThemBeforeTheTurnIsOver() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "uss-armstrong",
            "statics",
            "[{\"zone\":\"FLAGSHIP\",\"condition\":{\"op\":\"XP_AT_LEAST\",\"x\":2},"
                + "\"modifier\":{\"op\":\"STAT\",\"stat\":\"defense\",\"amount\":9}}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .damage(ONE, 9)
            .tally(ONE, tally -> tally.withXp(2))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-TRN-07", "DB-DMG-06", "DB-CMP-55", "DB-CMP-56", "DB-I-12"})
  @Test
  void aTurnBeginsWithOneExplorationOneSearchAndFreshShields() {
    Given given =
        Given.exploration(2)
            .space("wasp")
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(
                        ImmutableList.of(new Bonus(Stat.SHIELDS, 3, Until.TURN_END))));
    Scene fought = given.scene().does(new Explore(ONE), new Declare(ONE, Means.COMBAT));
    assertThat(fought.area(ONE).flagship()).contains(new Ship(card("uss-armstrong"), 1, 3));
    Scene scene = fought.does(new EndTurn(ONE));
    assertThat(scene.area(ONE).flagship()).contains(new Ship(card("uss-armstrong"), 1, 0));
    assertThat(scene.tally(TWO).explorations()).isEqualTo(1);
    assertThat(scene.tally(TWO).searches()).isEqualTo(1);
    assertThat(scene.tally(TWO).xp()).isZero();
    assertThat(scene.state().table().turn().flipped()).isEmpty();
  }

  @Rule({"DB-TRN-07", "DB-END-01", "DB-END-04"})
  @Test
  void whatIsGotBetweenTwoTurnsIsLostWhenTheNextBegins() {
    // The bonus of the Defense ends with the turn; so the flagship falls when all is cleared.
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "uss-armstrong",
            "triggers",
            "[{\"zone\":\"FLAGSHIP\",\"on\":\"FLAGSHIP_DEFEATED\","
                + "\"effects\":[{\"op\":\"ADD_XP\",\"amount\":3}]}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .damage(ONE, 9)
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(ImmutableList.of(new Bonus(Stat.DEFENSE, 5, Until.TURN_END))))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.seen(TWO, XpChanged.class)).containsExactly(new XpChanged(ONE, 3, 3));
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
    assertThat(scene.tally(ONE).xp()).isZero();
  }

  @Rule({"DB-END-01", "DB-END-04", "DB-D-25", "DB-DMG-09"})
  @Test
  void whoLosesHisDefenseAtTheEndOfTheTurnOfAnotherIsDefeatedThen() {
    Scene scene =
        Given.exploration(2)
            .damage(TWO, 9)
            .tally(
                TWO,
                tally ->
                    tally.withBonuses(ImmutableList.of(new Bonus(Stat.DEFENSE, 5, Until.TURN_END))))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.area(TWO).flagship().orElseThrow().damage()).isZero();
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-END-04", "DB-DMG-10", "DB-D-25"})
  @Test
  void theDefenseOfTheTurnPlayerIsLostFirstThenThatOfTheOthersClockwise() {
    Given given = Given.exploration(3);
    for (Seat seat : Seat.first(3)) {
      Bonus defense = new Bonus(Stat.DEFENSE, 5, Until.TURN_END);
      given.damage(seat, 9).tally(seat, tally -> tally.withBonuses(ImmutableList.of(defense)));
    }
    DeckbuilderState state = given.phases(new ActionPhase(TWO)).state();
    Scene ended = Scene.at(state.with(state.table().turn().withPlayer(TWO))).does(new EndTurn(TWO));
    assertThat(ended.seen(ONE, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(TWO, THREE, ONE);
  }

  @Rule("DB-END-01")
  @Test
  void whatActsAtTheEndOfTheTurnActsBeforeItsEffectsEnd() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "c1",
            "triggers",
            "[{\"zone\":\"BRIDGE\",\"on\":\"TURN_END\","
                + "\"condition\":{\"op\":\"XP_AT_LEAST\",\"x\":2},"
                + "\"effects\":[{\"op\":\"REPAIR\",\"amount\":1}]}]");
    Given given = Given.config(2, config -> config.cardSet(cards)).bridge(ONE, "c1");
    Scene scene = given.damage(ONE, 3).xp(2).scene().does(new EndTurn(ONE));
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isEqualTo(2);
    assertThat(scene.tally(ONE).xp()).isZero();
  }

  @Rule({"DB-EXP-03", "DB-TRN-01", "DB-EXP-07"})
  @Test
  void afterAFlipThatBeginsATurnItGoesOnInTheActionPhase() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "iks-karok",
            "triggers",
            "[{\"zone\":\"FLAGSHIP\",\"on\":\"TURN_START\","
                + "\"effects\":[{\"op\":\"EXPLORE_NOW\",\"n\":1}]}]");
    Given given = Given.config(2, config -> config.cardSet(cards)).hand(TWO, "c1");
    Scene flipped = given.space("void").scene().does(new EndTurn(ONE));
    assertThat(flipped.phase()).isEqualTo(new ActionPhase(TWO));
    flipped.rejects(new TrashPhase(TWO, card("c1")), "DB-TRN-01");
  }

  @Rule({"DB-TRN-07", "DB-SET-14"})
  @Test
  void theFirstTurnBeginsWithoutWhatSpecialsGaveAtSetUp() {
    CardSet cards =
        Sets.with(Given.SMALL, "wormhole", "flip", "[{\"op\":\"ADD_XP\",\"amount\":3}]");
    DeckbuilderConfig config =
        DeckbuilderConfig.builder().players(2).startPlayer(ONE).cardSet(cards).build();
    boolean given = false;
    for (int seed = 0; seed < 40; seed++) {
      Ruling<DeckbuilderState> setup = Scene.GAME.setup(config, Chance.seeded("xp" + seed));
      given |= setup.events().stream().anyMatch(event -> event.what() instanceof XpChanged);
      assertThat(setup.state().table().tally(ONE).xp()).isZero();
      assertThat(setup.state().table().tally(ONE).explorations()).isEqualTo(1);
    }
    assertThat(given).as("a Special has acted").isTrue();
  }
}
