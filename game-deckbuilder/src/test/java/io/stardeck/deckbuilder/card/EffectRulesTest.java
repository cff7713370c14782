package io.stardeck.deckbuilder.card;

import static io.stardeck.deckbuilder.card.Edited.assertRefused;
import static io.stardeck.deckbuilder.card.Edited.play;
import static io.stardeck.deckbuilder.card.Edited.put;
import static io.stardeck.deckbuilder.card.Edited.refused;
import static io.stardeck.deckbuilder.card.Edited.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectRulesTest {
  @Test
  @Rule({"DB-DAT-13", "DB-GEN-10"})
  void aPriceWithinATextIsNotPaidInCardsOfAHandThatFit() {
    String price = "[{\"op\":\"PAY\",\"price\":{\"in\":\"%s\",\"n\":1,\"sel\":%s}}]";
    for (String in : new String[] {"DISCARD", "TRASH"}) {
      assertRefused(
          "DB-DAT-13",
          set -> play(set, "worf", price.formatted(in, "{\"zone\":\"HAND\",\"costMin\":2}")));
      assertRefused(
          "DB-DAT-13",
          set ->
              play(
                  set,
                  "worf",
                  price.formatted(in, "{\"zone\":[\"BRIDGE\",\"HAND\"],\"type\":\"SETUP\"}")));
      for (String fair :
          new String[] {"{\"zone\":\"HAND\"}", "{\"zone\":\"BRIDGE\",\"type\":\"SETUP\"}"}) {
        ObjectNode set = standard();
        play(set, "worf", price.formatted(in, fair));
        assertThat(CardSets.read(set.toString()).card("worf").onPlay()).hasSize(1);
      }
    }
  }

  @Test
  @Rule("DB-D-09")
  void noPriceIsPaidInCardsOfADeck() {
    for (String zone : new String[] {"DECK", "OWN_DECK_TOP", "SPACE_DECK_TOP"}) {
      String price = "{\"in\":\"DISCARD\",\"n\":1,\"sel\":{\"zone\":\"" + zone + "\"}}";
      assertRefused(
          "a price is not paid in cards of a deck",
          set -> put(set, "fund-the-outer-stations", "goalPay", "[" + price + "]"));
      assertRefused(
          "a price is not paid in cards of a deck",
          set -> put(set, "ion-squall", "fail", "[{\"op\":\"PAY\",\"price\":" + price + "}]"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "GAIN, BRIDGE",
    "DISCARD, DISCARD",
    "MOVE_MISSION, POINTS",
    "TAKE_INFLUENCE, SEARCH_AREA",
    "LOSE_INFLUENCE, POINTS"
  })
  @Rule("DB-D-05")
  void aWordNamesOnlyZonesInWhichItLooks(String op, String zone) {
    String more =
        switch (op) {
          case "GAIN", "DISCARD" -> "\"n\":1,";
          case "MOVE_MISSION" -> "\"to\":\"HAND\",";
          default -> "";
        };
    String word = "[{\"op\":\"" + op + "\"," + more + "\"sel\":{\"zone\":\"" + zone + "\"}}]";
    assertRefused(op + " takes cards of", set -> put(set, "ion-squall", "fail", word));
  }

  @Test
  @Rule("DB-EFF-13")
  void anUpgradeGainsFromTheStarbaseAlone() {
    String word =
        "[{\"op\":\"UPGRADE\",\"plus\":1,\"from\":{\"zone\":\"HAND\"},"
            + "\"filter\":{\"zone\":\"DISCARD\"}}]";
    assertRefused("UPGRADE takes cards of", set -> put(set, "ion-squall", "fail", word));
  }

  @Test
  @Rule("DB-DAT-13")
  void noTextOfAPlayersCardTellsWhichCardsHeHolds() {
    String given =
        "[{\"op\":\"IF\",\"condition\":{\"op\":\"HAS\",\"sel\":{\"zone\":\"%s\"%s}},\"then\":[{\"op\":\"ADD_XP\",\"amount\":1}]}]";
    String kind = ",\"type\":\"SETUP\"";
    assertRefused("DB-DAT-13", set -> play(set, "worf", given.formatted("HAND", kind)));
    String distinct = "[{\"op\":\"DRAW\",\"n\":{\"op\":\"COUNT\",\"sel\":{\"zone\":\"HAND\"%s}}}]";
    assertRefused(
        "DB-DAT-13",
        set -> play(set, "worf", distinct.formatted(",\"distinctBy\":\"CLASSIFICATION\"")));
    for (String fair :
        new String[] {
          given.formatted("BRIDGE", kind), given.formatted("HAND", ""), distinct.formatted("")
        }) {
      ObjectNode set = standard();
      play(set, "worf", fair);
      assertThat(CardSets.read(set.toString()).card("worf").onPlay()).hasSize(1);
    }
  }

  @Test
  @Rule("DB-DAT-13")
  void aSetOfAnySizeKeepsHiddenCardsHidden() {
    String held =
        "[{\"op\":\"DRAW\",\"n\":{\"op\":\"COUNT\",\"sel\":{\"zone\":\"HAND\",\"type\":\"SETUP\"}}}]";
    assertThat(Given.SMALL.size()).isEqualTo(SetSize.TEST);
    assertThatThrownBy(() -> Sets.with(Given.SMALL, "c1", "onPlay", held))
        .hasMessageContaining("DB-DAT-13");
  }

  @ParameterizedTest
  @Rule({"DB-DAT-13", "DB-D-08"})
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "PEEK, MOVE|true",
        "MOVE|false",
        "MOVE, PEEK|false",
        "OTHER, MOVE|false",
        "REVEAL, MOVE|true",
        "PEEK, IF|true",
        "REVEAL, HAS|true",
        "PEEK, HAS|false",
        "HAS|false"
      })
  void whoHasLookedAtADeckMayPickFromItAndOnlyWhatAllHaveSeenIsAskedFor(String ops, boolean fair) {
    ObjectNode set = standard();
    String list =
        ops.replace("IF", "{'op':'OPTIONAL','effects':[MOVE]}")
            .replace("PEEK", "{'op':'PEEK','pile':'DECK','n':2}")
            .replace("OTHER", "{'op':'PEEK','pile':'SPACE_DECK','n':2}")
            .replace("REVEAL", "{'op':'REVEAL','sel':SEL}")
            .replace("MOVE", "{'op':'MOVE','sel':SEL,'n':1,'to':'DECK_BOTTOM'}")
            .replace(
                "HAS",
                "{'op':'IF','condition':{'op':'HAS','sel':SEL},'then':[{'op':'ADD_XP','amount':1}]}")
            .replace("SEL", "{'zone':'OWN_DECK_TOP','top':2}")
            .replace('\'', '"');
    play(set, "worf", "[" + list + "]");
    assertThat(refused(set)).as(list).isNotEqualTo(fair);
  }

  @Test
  @Rule("DB-D-49")
  void goalsAreMetTogetherInBorgInvasionAlone() {
    ObjectNode set = standard();
    put(set, "massed-barrage", "goalScope", "\"EVERY_PLAYER\"");
    assertThat(refused(set)).isFalse();
    assertRefused("DB-D-49", each -> put(each, "distress-beacon", "goalScope", "\"TEAM_SUM\""));
  }

  @Test
  @Rule({"DB-BOR-42", "DB-I-08"})
  void borgCardsAreGivenToNoBridgeAndOutOfNoGame() {
    for (Destination to : Destination.values()) {
      boolean fair =
          switch (to) {
            case DISCARD, HAND, DECK_TOP, DECK_BOTTOM -> true;
            default -> false;
          };
      ObjectNode set = standard();
      play(set, "worf", "[{\"op\":\"GAIN_BORG\",\"n\":1,\"to\":\"%s\"}]".formatted(to));
      assertThat(refused(set)).as("%s", to).isNotEqualTo(fair);
    }
  }

  @Test
  void cardsGoWhereTheyCan() {
    String gain = "[{\"op\":\"GAIN\",\"n\":1,\"sel\":{\"zone\":\"STARBASE\"},\"to\":\"%s\"}]";
    String upgrade = "[{\"op\":\"UPGRADE\",\"plus\":1,\"from\":{\"zone\":\"HAND\"},\"to\":\"%s\"}]";
    for (Destination to : Destination.values()) {
      boolean fair =
          switch (to) {
            case DISCARD, HAND, DECK_TOP, BRIDGE -> true;
            default -> false;
          };
      for (String effects : new String[] {gain.formatted(to), upgrade.formatted(to)}) {
        ObjectNode set = standard();
        play(set, "worf", effects);
        assertThat(refused(set)).as("%s", effects).isNotEqualTo(fair);
      }
    }
    assertRefused(
        "a Hand has no order",
        set -> play(set, "worf", "[{\"op\":\"REORDER\",\"pile\":\"HAND\",\"n\":2}]"));
    assertRefused(
        "no CHOSEN",
        set ->
            put(
                set,
                "worf",
                "abilities",
                "[{\"zone\":\"BRIDGE\",\"window\":[\"ACTION\"],\"effects\":[],\"cost\":"
                    + "[{\"in\":\"XP\",\"n\":{\"op\":\"CHOSEN\",\"max\":2}}]}]"));
  }

  @Test
  void onePlayerAnswers() {
    String choose = "[{\"op\":\"CHOOSE_ONE\",\"of\":[[]],\"chooser\":\"%s\"}]";
    String several = "[{\"op\":\"CHOOSE_N\",\"n\":1,\"of\":[[]],\"chooser\":\"%s\"}]";
    String guess = "[{\"op\":\"NAME_CARD\",\"hit\":[],\"miss\":[],\"guesser\":\"%s\"}]";
    for (String effects : new String[] {choose, several, guess}) {
      for (Owner who : Owner.values()) {
        ObjectNode set = standard();
        play(set, "worf", effects.formatted(who));
        assertThat(refused(set)).as(effects, who).isEqualTo(who.name().startsWith("EACH"));
      }
    }
    assertRefused(
        "one player is the guesser", set -> play(set, "worf", guess.formatted("EACH_OPPONENT")));
  }

  @Test
  @Rule({"DB-EVT-08", "DB-SBS-09"})
  void onlyASpecialStaysWhereItIsWhenItIsDone() {
    for (String when : new String[] {"achieved", "failed", "done"}) {
      String stay = "{\"" + when + "\":\"STAY\"}";
      assertRefused("stays where it is", set -> put(set, "war", "disposition", stay));
      assertRefused("stays where it is", set -> put(set, "uss-zenith", "disposition", stay));
    }
    assertRefused("a SPECIAL", set -> put(set, "wormhole", "disposition", "{\"done\":\"POINTS\"}"));
    assertRefused(
        "a SPECIAL", set -> put(set, "wormhole", "disposition", "{\"failed\":\"REMOVE\"}"));
    for (String place : new String[] {"STAY", "REMOVE"}) {
      ObjectNode set = standard();
      put(set, "wormhole", "disposition", "{\"done\":\"" + place + "\"}");
      assertThat(refused(set)).isFalse();
    }
  }

  @Test
  @Rule({"DB-CUB-13", "DB-EVT-08"})
  void onlyACubeThatIsWonIsPutAside() {
    for (String when : new String[] {"achieved", "failed", "done"}) {
      String aside = "{\"" + when + "\":\"ASIDE\"}";
      for (String id : new String[] {"war", "uss-zenith", "wormhole"}) {
        assertRefused("put aside with the Cubes", set -> put(set, id, "disposition", aside));
      }
      ObjectNode set = standard();
      put(set, "borg-cube-1", "disposition", aside);
      assertThat(refused(set)).as(when).isEqualTo(!when.equals("achieved"));
    }
  }
}
