package io.stardeck.deckbuilder.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The words that the catalogue wants are on cards of the standard set. */
class StandardWordsTest {
  @Test
  @Rule({"DB-CARD-60", "DB-CARD-61"})
  void everyWordIsOnTwoDifferentCards() {
    assertOnTwoCards(
        "op",
        "ADD_EXPLORE,ADD_SEARCH,ADD_XP,DISCOUNT,DRAW,DISCARD,TRASH,GAIN,UPGRADE,REPAIR,PREVENT,"
            + "DAMAGE,PEEK,REORDER,REVEAL,MOVE,SEARCH_NOW,MOVE_MISSION,COPY,CHOOSE_ONE,PAY,IF,"
            + "GAIN_BORG,TRASH_BORG,EXPLORE_NOW,TAKE_INFLUENCE,LOSE_INFLUENCE,NAME_CARD");
    for (Stat stat : Stat.all()) {
      assertThat(CardSets.standard().cards())
          .as("+X %s", stat)
          .filteredOn(
              card ->
                  WordSearch.holds(
                      card, word -> word instanceof Boost.AddStat add && add.stat() == stat))
          .hasSizeGreaterThanOrEqualTo(2);
    }
    for (AbilityZone zone : AbilityZone.values()) {
      assertThat(CardSets.standard().cards())
          .as("abilities in %s", zone)
          .filteredOn(card -> card.abilities().stream().anyMatch(a -> a.zone() == zone))
          .hasSizeGreaterThanOrEqualTo(2);
    }
    assertOnTwoCards("pile", "DECK,SPACE_DECK,STARBASE_DECK,HAND");
    assertOnTwoCards("to", "HAND,DECK_TOP");
    assertOnTwoCards("chooser", "CONTROLLER,RANDOM");
    assertOnTwoCards("bound", "UP_TO");
    assertOnTwoCards("goalScope", "TEAM_SUM,EVERY_PLAYER");
    assertOnTwoCards(
        "on", "MISSION_COMPLETED,DIPLOMACY_WON,SHIP_DEFEATED,FLAGSHIP_DEFEATED,GAINED");
  }

  @Test
  @Rule("DB-CARD-62")
  void rareWordsAreOnOneCard() {
    assertThat(cards("bound", "MAX_COST")).isEqualTo(1);
    assertThat(cards("op", "CHOSEN")).isEqualTo(1);
    assertThat(CardSets.standard().card("sela").onPlay().get(0))
        .isInstanceOfSatisfying(
            Control.NameCard.class, name -> assertThat(name.guesser()).isEmpty());
    assertThat(CardSets.standard().card("william-riker").onPlay().get(0))
        .isInstanceOfSatisfying(
            Control.NameCard.class, name -> assertThat(name.guesser()).isPresent());
    assertThat(CardSets.standard().card("geordi-la-forge").stats().shields().orElseThrow())
        .isInstanceOf(Amount.Plus.class);
  }

  private static void assertOnTwoCards(String field, String words) {
    for (String word : words.split(",", -1)) {
      assertThat(cards(field, word)).as(word).isGreaterThanOrEqualTo(2);
    }
  }

  /** The number of kinds of cards on which {@code field} is {@code word} somewhere. */
  private static int cards(String field, String word) {
    int cards = 0;
    for (CardDef card : CardSets.standard().cards()) {
      ImmutableList<JsonNode> found = ImmutableList.copyOf(EngineJson.tree(card).findValues(field));
      cards += found.stream().anyMatch(value -> value.asText().equals(word)) ? 1 : 0;
    }
    return cards;
  }
}
