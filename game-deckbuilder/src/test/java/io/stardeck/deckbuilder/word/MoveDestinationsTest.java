package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Where the word MOVE brings a card, and that all are told of one that lay open. */
class MoveDestinationsTest {
  private static final CardId MAN = card("man");

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"POINTS", "SPACE_DECK_BOTTOM"})
  void aCardLiesWhereTheWordBringsItAndAllAreTold(Destination to) {
    Scene scene =
        moving("{\"zone\":\"BRIDGE\",\"type\":\"MANEUVER\"}", to)
            .hand(ONE, "c1")
            .bridge(ONE, "man")
            .deck(ONE, "c2")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    switch (to) {
      case DISCARD -> assertThat(scene.area(ONE).discard()).containsExactly(MAN);
      case HAND -> assertThat(scene.state().hand(ONE)).containsExactly(MAN);
      case DECK_TOP -> assertThat(scene.state().deck(ONE)).startsWith(MAN);
      case DECK_BOTTOM -> assertThat(scene.state().deck(ONE)).endsWith(MAN);
      case BRIDGE -> assertThat(scene.area(ONE).bridge()).containsExactly(card("c1"), MAN);
      case STARBASE_DISCARD ->
          assertThat(scene.state().table().starbase().discard()).containsExactly(MAN);
      default -> assertThat(scene.state().table().removed()).contains(MAN);
    }
    assertThat(scene.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(MAN), to));
  }

  @Rule("DB-I-17")
  @Test
  void onlyASpaceCardGoesUnderTheSpaceDeck() {
    Given given =
        moving("{\"zone\":[\"BRIDGE\",\"POINTS\"]}", Destination.SPACE_DECK_BOTTOM)
            .hand(ONE, "c1")
            .bridge(ONE, "man");
    Scene none = given.scene().does(new PlayCard(ONE, card("c1")));
    assertThat(none.area(ONE).bridge()).containsExactly(MAN, card("c1"));
    Scene scene = given.points(ONE, "p0").scene().does(new PlayCard(ONE, card("c1")));
    assertThat(scene.state().space()).endsWith(card("p0"));
    assertThat(scene.area(ONE).points()).isEmpty();
    assertThat(scene.area(ONE).bridge()).containsExactly(MAN, card("c1"));
  }

  @Rule({"DB-I-17", "DB-VIC-01", "DB-VIC-02"})
  @Test
  void onlyASpaceCardGoesToAPointsAreaAndMayWinTheGame() {
    Given given =
        moving(
                "{\"zone\":[\"BRIDGE\",\"MISSION_AREA\",\"POINTS\"],\"owner\":\"LEFT\"}",
                Destination.POINTS)
            .hand(ONE, "c1")
            .bridge(ONE, "man");
    Scene none = given.scene().does(new PlayCard(ONE, card("c1")));
    assertThat(none.area(ONE).bridge()).containsExactly(MAN, card("c1"));
    Scene scene = given.points(TWO, "p0").scene().does(new PlayCard(ONE, card("c1")));
    assertThat(scene.area(TWO).points()).isEmpty();
    assertThat(scene.area(ONE).points()).containsExactly(card("p0"));
    assertThat(scene.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(card("p0")), Destination.POINTS));
    Scene won =
        Given.config(
                2,
                config ->
                    config.cardSet(scene.state().table().config().cardSet()).victoryPoints(20))
            .hand(ONE, "c1")
            .points(TWO, "p0")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    assertThat(won.phase()).isInstanceOf(GameOver.class);
    assertThat(Scene.GAME.outcome(won.state()).orElseThrow().winners()).containsExactly(ONE);
  }

  @Test
  void aBasicCardIsTakenFromItsPile() {
    Scene before =
        moving("{\"zone\":\"BASIC_PILES\",\"name\":\"Ensign\"}", Destination.HAND)
            .hand(ONE, "c1")
            .scene();
    CardId top = before.state().table().starbase().pile(Basic.ENSIGN).top();
    Scene scene = before.does(new PlayCard(ONE, card("c1")));
    assertThat(scene.state().hand(ONE)).containsExactly(top);
    assertThat(scene.state().table().starbase().pile(Basic.ENSIGN)).doesNotContain(top);
  }

  /** A game in which the card c1, once played, moves a card of {@code sel}. */
  private static Given moving(String sel, Destination to) {
    String move = "[{\"op\":\"MOVE\",\"sel\":%s,\"n\":1,\"to\":\"%s\",\"toPlayer\":\"SELF\"}]";
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", move.formatted(sel, to));
    return Given.config(2, config -> config.cardSet(cards));
  }
}
