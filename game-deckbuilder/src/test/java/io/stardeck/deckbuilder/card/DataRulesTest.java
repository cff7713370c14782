package io.stardeck.deckbuilder.card;

import static io.stardeck.deckbuilder.card.Edited.assertRefused;
import static io.stardeck.deckbuilder.card.Edited.card;
import static io.stardeck.deckbuilder.card.Edited.play;
import static io.stardeck.deckbuilder.card.Edited.put;
import static io.stardeck.deckbuilder.card.Edited.remove;
import static io.stardeck.deckbuilder.card.Edited.standard;
import static io.stardeck.deckbuilder.card.Edited.stats;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class DataRulesTest {
  private static final String DISCARD_OTHERS =
      "[{\"op\":\"DISCARD\",\"player\":\"CHOSEN_OPPONENT\",\"sel\":{\"zone\":\"HAND\"},"
          + "\"n\":1,\"chooser\":\"CONTROLLER\"}]";

  @Test
  void whoChoosesHasEnoughToChooseFrom() {
    String drawing = "[{\"op\":\"DRAW\",\"n\":1}]";
    assertRefused(
        "one of at least one list is chosen",
        set -> play(set, "worf", "[{\"op\":\"CHOOSE_ONE\",\"of\":[]}]"));
    for (int n : new int[] {0, 2}) {
      String some = "[{\"op\":\"CHOOSE_N\",\"n\":" + n + ",\"of\":[" + drawing + "]}]";
      assertRefused(n + " of 1 lists cannot be chosen", set -> play(set, "worf", some));
    }
  }

  @Test
  @Rule("DB-DAT-01")
  void idsAreUniqueAndWordsAreThoseOfCards() {
    assertRefused("DB-DAT-01", set -> card(set, "borg").put("id", "ensign"));
    assertRefused("DB-DAT-01", set -> card(set, "borg").put("count", 0));
    assertRefused("DB-DAT-01", set -> card(set, "worf").put("cost", -1));
    assertRefused("DB-DAT-01", set -> card(set, "war").put("missionPoints", -1));
    assertRefused("DB-DAT-01", set -> play(set, "worf", draw("\"affiliation\":\"Nobody\"")));
    assertRefused("DB-DAT-01", set -> play(set, "worf", draw("\"classification\":\"None\"")));
    assertRefused("DB-DAT-01", set -> play(set, "worf", draw("\"keyword\":{\"not\":\"NONE\"}")));
    assertRefused("DB-DAT-01", set -> play(set, "worf", draw("\"name\":[\"Data\",\"Nobody\"]")));
    assertRefused("DB-DAT-01", set -> play(set, "worf", draw("\"type\":\"CREW\"")));
    assertRefused(
        "DB-DAT-01",
        set -> put(set, "ion-squall", "goal", "{\"op\":\"HOLDS\",\"keyword\":\"NONE\"}"));
  }

  @Test
  @Rule("DB-DAT-02")
  void barsAndShipsHaveTheirStats() {
    assertRefused("DB-DAT-02", set -> stats(set, "worf").remove("speed"));
    assertRefused("DB-DAT-02", set -> stats(set, "phasers").remove("shields"));
    assertRefused("DB-DAT-02", set -> stats(set, "uss-zenith").remove("attack"));
    assertRefused("DB-DAT-02", set -> stats(set, "uss-zenith").put("defense", 0));
  }

  @Test
  @Rule("DB-DAT-03")
  void thereAreFiveStartersAndThreeBasics() {
    assertRefused("DB-DAT-03", set -> remove(set, "phasers"));
    assertRefused("DB-DAT-03", set -> remove(set, "lieutenant"));
    assertRefused("DB-DAT-03", set -> put(set, "commander", "keywords", "[\"ENSIGN\"]"));
    assertRefused("DB-DAT-03", set -> put(set, "commander", "keywords", "[]"));
    assertRefused("DB-DAT-03", set -> card(set, "worf").put("family", "STARTER"));
  }

  @Test
  @Rule("DB-DAT-04")
  void aFullSetHasTheNumbersOfThePublishedGame() {
    assertRefused("DB-DAT-04", set -> remove(set, "worf"));
    assertRefused("DB-DAT-04", set -> card(set, "wormhole").put("count", 3));
    assertRefused("DB-DAT-04", set -> card(set, "wormhole").put("type", "EVENT"));
    assertRefused("DB-DAT-04", set -> card(set, "duty-roster").put("count", 1));
    assertRefused("DB-DAT-04", set -> remove(set, "uss-zenith"));
    assertRefused("DB-DAT-04", set -> remove(set, "ion-squall"));
    assertRefused("DB-DAT-04", set -> card(set, "borg-cube-1").put("count", 5));
    assertRefused("DB-DAT-04", set -> remove(set, "iks-qul"));
    assertRefused("DB-DAT-04", set -> remove(set, "grey-falcon"));
    ObjectNode small = standard();
    remove(small, "worf");
    small.put("size", "TEST");
    assertThat(CardSets.read(small.toString()).size()).isEqualTo(SetSize.TEST);
  }

  @Test
  void aSetThatIsWrittenInAConfigurationIsTheSameAtEachReading() {
    GameJson<DeckbuilderConfig, ?, ?, ?> json = GameJson.of(new DeckbuilderGame());
    ObjectNode own = standard();
    card(own, "worf").put("cost", 3);
    String text = "{\"players\":2,\"cardSet\":" + own + "}";
    CardSet first = json.readConfig(text).cardSet();
    assertThat(first.card("worf").costOrZero()).isEqualTo(3);
    assertThat(json.readConfig(text).cardSet()).isSameAs(first);

    card(own, "worf").put("cost", -1);
    assertThatThrownBy(() -> json.readConfig("{\"players\":2,\"cardSet\":" + own + "}"))
        .hasMessageContaining("DB-DAT-01")
        .hasMessageContaining("cardSet.cards[");
  }

  @Test
  @Rule("DB-DAT-05")
  void onlyMissionsAndEventsHaveGoals() {
    String goal = "{\"op\":\"STAT_AT_LEAST\",\"stat\":\"speed\",\"x\":1}";
    assertRefused("DB-DAT-05", set -> put(set, "worf", "goal", goal));
    assertRefused("DB-DAT-05", set -> put(set, "iks-qul", "goal", goal));
    assertRefused("DB-DAT-05", set -> card(set, "break-the-raider-ring").remove("goal"));
    assertRefused("DB-DAT-05", set -> put(set, "uss-zenith", "acquire", "[" + goal + "]"));
    ObjectNode acquired = standard();
    put(acquired, "iks-qul", "acquire", "[" + goal + "]");
    assertThat(CardSets.read(acquired.toString()).card("iks-qul").acquire()).hasSize(1);
  }

  @Test
  @Rule({"DB-DAT-06", "DB-D-06"})
  void eachScenarioHasItsKeyEvent() {
    assertRefused("DB-DAT-06", set -> card(set, "locutus").remove("keywords"));
    assertRefused("DB-DAT-06", set -> card(set, "arbiter").put("count", 2));
    assertRefused("DB-DAT-06", set -> card(set, "locutus").remove("goal"));
    assertRefused(
        "DB-DAT-06", set -> put(set, "arbiter", "disposition", "{\"failed\":\"REMOVE\"}"));
    assertRefused("DB-DAT-06", set -> card(set, "severed-link").put("type", "MISSION"));
    assertRefused("DB-DAT-06", set -> put(set, "tractor-lock", "effects", battle("")));
    assertRefused("DB-DAT-06", set -> stats(set, "borg-cube-2").put("diplomacy", 3));
    assertRefused("DB-DAT-06", set -> card(set, "romulan-influence").remove("disposition"));
    assertRefused(
        "DB-DAT-06",
        set -> put(set, "romulan-influence", "disposition", "{\"done\":\"INFLUENCE\"}"));
  }

  @Test
  @Rule("DB-DAT-07")
  void borgCardsAreDead() {
    assertRefused("DB-DAT-07", set -> put(set, "borg", "keywords", "[\"NO_PLAY\"]"));
    assertRefused("DB-DAT-07", set -> put(set, "borg", "keywords", "[\"NO_TRASH_PHASE\"]"));
  }

  @Test
  @Rule("DB-DAT-08")
  void aWarIsABattleForItsCard() {
    assertRefused("DB-DAT-08", set -> card(set, "war").remove("effects"));
    assertRefused("DB-DAT-08", set -> put(set, "war", "effects", battle("")));
  }

  @Test
  @Rule("DB-DAT-09")
  void someCardsFlipNoOthers() {
    String forced = "[{\"op\":\"OPTIONAL\",\"effects\":[{\"op\":\"EXPLORE_NOW\",\"n\":1}]}]";
    assertRefused("DB-DAT-09", set -> put(set, "iks-qul", "flip", forced));
    assertRefused("DB-DAT-09", set -> put(set, "romulan-influence", "flip", forced));
    String batch = "[{\"op\":\"FLIP_BATCH\",\"n\":2}]";
    assertRefused("DB-DAT-09", set -> put(set, "wormhole", "flip", batch));
  }

  @Test
  @Rule("DB-DAT-10")
  void usesRepeatsAndLooksAreBounded() {
    assertRefused(
        "DB-DAT-10",
        set -> ((ObjectNode) card(set, "hana-quill").at("/abilities/0")).put("usesPerTurn", 0));
    String xp = "[{\"op\":\"ADD_XP\",\"amount\":1}]";
    for (int times : new int[] {0, 11}) {
      String repeat = "[{\"op\":\"REPEAT\",\"times\":" + times + ",\"effects\":" + xp + "}]";
      assertRefused("DB-DAT-10", set -> play(set, "worf", repeat));
    }
    for (int n : new int[] {0, 6}) {
      String tail = ",\"pile\":\"SPACE_DECK\",\"n\":" + n + "}]";
      assertRefused("DB-DAT-10", set -> play(set, "worf", "[{\"op\":\"PEEK\"" + tail));
      assertRefused("DB-DAT-10", set -> play(set, "worf", "[{\"op\":\"REORDER\"" + tail));
    }
    String copy = "[{\"op\":\"COPY\",\"sel\":{\"zone\":[\"BRIDGE\",\"HAND\"]}}]";
    assertRefused("DB-DAT-10", set -> play(set, "worf", copy));
  }

  @Test
  @Rule("DB-DAT-11")
  void aSpecialDoesNothingButFlip() {
    assertRefused("DB-DAT-11", set -> card(set, "wormhole").put("cost", 2));
    String xp = "[{\"op\":\"ADD_XP\",\"amount\":1}]";
    assertRefused("DB-DAT-11", set -> play(set, "wormhole", xp));
    String ability = "[{\"zone\":\"BRIDGE\",\"window\":[\"ACTION\"],\"effects\":" + xp + "}]";
    assertRefused("DB-DAT-11", set -> put(set, "wormhole", "abilities", ability));
    String static1 = "[{\"zone\":\"BRIDGE\",\"modifier\":{\"op\":\"PREVENT\",\"amount\":1}}]";
    assertRefused("DB-DAT-11", set -> put(set, "wormhole", "statics", static1));
  }

  @Test
  @Rule("DB-DAT-12")
  void aGoalIsNotABattleAndFlagshipsStay() {
    assertRefused("DB-DAT-12", set -> put(set, "ion-squall", "effects", battle("")));
    String tail = ",\"sel\":{\"zone\":\"FLAGSHIP\"},\"n\":1}]";
    assertRefused("DB-DAT-12", set -> play(set, "worf", "[{\"op\":\"TRASH\"" + tail));
    String move = "[{\"op\":\"MOVE\",\"to\":\"HAND\",\"sel\":{\"zone\":\"IN_PLAY\"},\"n\":1}]";
    assertRefused("DB-DAT-12", set -> play(set, "worf", move));
    ObjectNode crew = standard();
    play(crew, "worf", move.replace("\"IN_PLAY\"", "\"IN_PLAY\",\"type\":\"CHARACTER\""));
    assertThat(CardSets.read(crew.toString()).card("worf").onPlay()).hasSize(1);
  }

  @Test
  @Rule("DB-DAT-13")
  void whatAPlayerMayNotSeeHeDoesNotReadOrMove() {
    String take = "[{\"op\":\"MOVE\",\"to\":\"HAND\",\"sel\":{\"zone\":\"DECK\"},\"n\":1}]";
    assertRefused("DB-DAT-13", set -> play(set, "worf", take));
    assertRefused("DB-DAT-13", set -> play(set, "worf", draw("\"zone\":\"OWN_DECK_TOP\"")));
    assertRefused(
        "DB-DAT-13",
        set -> play(set, "worf", draw("\"zone\":\"HAND\",\"owner\":\"EACH_OPPONENT\"")));
    assertRefused("DB-DAT-13", set -> play(set, "worf", DISCARD_OTHERS));
    String rob =
        "[{\"op\":\"MOVE\",\"player\":\"CHOSEN_OPPONENT\",\"sel\":{\"zone\":\"HAND\"},"
            + "\"n\":1,\"to\":\"DISCARD\"}]";
    assertRefused("DB-DAT-13", set -> play(set, "worf", rob));
    String robEach =
        "[{\"op\":\"DISCARD\",\"sel\":{\"zone\":\"HAND\",\"owner\":\"EACH_OPPONENT\"},\"n\":1%s}]";
    assertRefused(
        "DB-DAT-13", set -> play(set, "worf", robEach.formatted(",\"chooser\":\"CONTROLLER\"")));
    ObjectNode theirs = standard();
    play(theirs, "worf", robEach.formatted(""));
    assertThat(CardSets.read(theirs.toString()).card("worf").onPlay()).hasSize(1);
    ObjectNode seen = standard();
    String look = "[{\"op\":\"PEEK\",\"pile\":\"HAND\",\"player\":\"CHOSEN_OPPONENT\"},";
    play(seen, "worf", look + DISCARD_OTHERS.substring(1));
    assertThat(CardSets.read(seen.toString()).card("worf").onPlay()).hasSize(2);
  }

  @Test
  void aStaticOrABarDoesNotAskForTotals() {
    String static1 =
        "[{\"zone\":\"BRIDGE\",\"condition\":{\"op\":\"NOT\",\"of\":{\"op\":\"STAT_AT_LEAST\","
            + "\"stat\":\"speed\",\"x\":3}},\"modifier\":{\"op\":\"PREVENT\",\"amount\":1}}]";
    assertRefused("a static does not ask", set -> put(set, "worf", "statics", static1));
    String total = "{\"op\":\"STAT\",\"player\":\"SELF\",\"stat\":\"speed\"}";
    assertRefused(
        "a stat bar does not ask",
        set -> stats(set, "worf").set("attack", EngineJson.parse(total)));
  }

  /** An effect that counts the cards that a selector with these fields selects. */
  private static String draw(String fields) {
    return "[{\"op\":\"DRAW\",\"n\":{\"op\":\"COUNT\",\"sel\":{" + fields + "}}}]";
  }

  private static String battle(String prize) {
    return "[{\"op\":\"BATTLE_ALL\",\"participants\":\"EACH_PLAYER\"" + prize + "}]";
  }
}
