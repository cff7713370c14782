package io.stardeck.deckbuilder.card;

import static io.stardeck.deckbuilder.card.Edited.assertRefused;
import static io.stardeck.deckbuilder.card.Edited.card;
import static io.stardeck.deckbuilder.card.Edited.play;
import static io.stardeck.deckbuilder.card.Edited.put;
import static io.stardeck.deckbuilder.card.Edited.refused;
import static io.stardeck.deckbuilder.card.Edited.standard;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class EndlessRulesTest {
  private static final String XP = "{\"op\":\"ADD_XP\",\"amount\":%s}";
  private static final String HAND = "{\"op\":\"COUNT\",\"sel\":{\"zone\":\"HAND\"}}";

  @Test
  @Rule("DB-DAT-10")
  void wordsThatRepeatDoNotRepeatEachOther() {
    String[] words = {
      "{\"op\":\"REPEAT\",\"times\":10,\"effects\":[%s]}",
      "{\"op\":\"FOR_EACH\",\"sel\":{\"zone\":\"BRIDGE\"},\"effects\":[%s]}",
      "{\"op\":\"RANDOM_PICK\",\"sel\":{\"zone\":\"BRIDGE\"},\"n\":2,\"effects\":[%s]}"
    };
    for (String outer : words) {
      assertRead(outer.formatted(XP.formatted(1)));
      for (String inner : words) {
        String both = outer.formatted(inner.formatted(XP.formatted(1)));
        assertRefused("DB-DAT-10", set -> play(set, "worf", "[" + both + "]"));
        String deep = outer.formatted("{\"op\":\"SEQUENCE\",\"effects\":[" + inner + "]}");
        assertRefused(
            "DB-DAT-10", set -> play(set, "worf", "[" + deep.formatted(XP.formatted(1)) + "]"));
      }
    }
  }

  @Test
  @Rule("DB-DAT-10")
  void playersAreNotComparedByComparisons() {
    String most = "{\"op\":\"MOST\",\"amount\":%s}";
    String count = "{\"op\":\"COUNT\",\"sel\":{\"zone\":\"POINTS\",\"owner\":%s}}";
    String draw = "{\"op\":\"DRAW\",\"player\":%s,\"n\":1}";
    assertRead(draw.formatted(most.formatted(HAND)));
    assertRefused(
        "DB-DAT-10",
        set ->
            play(
                set,
                "worf",
                "[" + draw.formatted(most.formatted(count.formatted(most.formatted(HAND)))) + "]"));
  }

  @Test
  @Rule({"DB-DAT-10", "DB-D-70"})
  void triggersNeitherEndTurnsNorBeginBattlesNorCopy() {
    String trigger = "[{\"zone\":\"FLAGSHIP\",\"on\":\"TURN_START\",\"effects\":[%s]}]";
    for (String effect :
        new String[] {
          "{\"op\":\"END_TURN\"}",
          "{\"op\":\"OPTIONAL\",\"effects\":[{\"op\":\"END_TURN\"}]}",
          "{\"op\":\"BATTLE_ALL\",\"participants\":\"EACH_PLAYER\"}",
          "{\"op\":\"COPY\",\"sel\":{\"zone\":\"BRIDGE\"}}"
        }) {
      assertRefused(
          "DB-DAT-10", set -> put(set, "uss-zenith", "triggers", trigger.formatted(effect)));
    }
    ObjectNode fair = standard();
    put(fair, "uss-zenith", "triggers", trigger.formatted(XP.formatted(1)));
    assertThat(refused(fair)).isFalse();
  }

  @Test
  void numbersStayWithinBounds() {
    assertRead(XP.formatted(10_000));
    assertRead(XP.formatted(-10_000));
    for (String amount :
        new String[] {
          "10001",
          "-10001",
          "2147483647",
          "-2147483648",
          "{\"op\":\"CHOSEN\",\"max\":101}",
          "{\"op\":\"CHOSEN\",\"max\":0}",
          "{\"op\":\"OVER\",\"amount\":4,\"by\":0}",
          "{\"op\":\"MIN\",\"of\":[]}",
          "{\"op\":\"MAX\",\"of\":[]}"
        }) {
      assertRefused("onPlay", set -> play(set, "worf", "[" + XP.formatted(amount) + "]"));
    }
    assertRefused("missionPoints", set -> card(set, "war").put("missionPoints", 2147483647));
    assertRefused("cost", set -> card(set, "worf").put("cost", 2147483647));
    assertRefused(
        "usesPerTurn",
        set -> ((ObjectNode) card(set, "hana-quill").at("/abilities/0")).put("usesPerTurn", 101));
    assertRefused(
        "top",
        set ->
            play(
                set,
                "worf",
                "[{\"op\":\"REVEAL\",\"sel\":{\"zone\":\"OWN_DECK_TOP\",\"top\":-1}}]"));
  }

  @Test
  @Rule("DB-DAT-03")
  void everyBasicCharacterHasAPile() {
    assertRefused("DB-DAT-03", set -> card(set, "worf").put("family", "BASIC"));
    assertRefused(
        "DB-DAT-03",
        set -> {
          Edited.remove(set, "lieutenant");
          put(set, "ensign", "keywords", "[\"ENSIGN\",\"LIEUTENANT\"]");
        });
  }

  @Test
  @Rule("DB-DAT-13")
  void noTextPointsAtACardOfAHandWhileSomebodyIsAsked() {
    String each = "[{\"op\":\"FOR_EACH\",\"sel\":{\"zone\":\"HAND\"},\"effects\":[%s]}]";
    String ask = "{\"op\":\"OPTIONAL\",\"effects\":[{\"op\":\"DRAW\",\"n\":1}]}";
    assertRefused("DB-DAT-13", set -> play(set, "worf", each.formatted(ask)));
    ObjectNode fair = standard();
    play(fair, "worf", each.formatted(XP.formatted(1)));
    assertThat(refused(fair)).isFalse();
  }

  private static void assertRead(String effect) {
    ObjectNode set = standard();
    play(set, "worf", "[" + effect + "]");
    assertThat(refused(set)).as("%s", effect).isFalse();
  }
}
