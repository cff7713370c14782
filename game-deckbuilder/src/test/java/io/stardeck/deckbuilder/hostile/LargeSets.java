package io.stardeck.deckbuilder.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;

/** Card sets as files would have them, as large as a set can be or larger. */
final class LargeSets {
  /** Words and values on a card of {@link #wordy} beside its effects and statics. */
  private static final int PLAIN = 50;

  private static final int EFFECT = 10;
  private static final int MOST_ON_A_CARD = 1000;
  private static final int MOST_COPIES = 1000;

  private LargeSets() {}

  /** The standard set, which need not have the numbers of the published game. */
  static ObjectNode own() {
    ObjectNode set = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.standard()));
    return set.put("id", "own").put("size", "TEST");
  }

  /** As many copies and words as there may be; every blue card is as wordy as it may be. */
  static JsonNode largest() {
    ObjectNode set = own();
    for (int i = 0; i < 80; i++) {
      addKind(set, wordy("wordy-" + i, (MOST_ON_A_CARD - PLAIN) / EFFECT));
    }
    int copies = 0;
    for (JsonNode card : set.get("cards")) {
      copies += card.get("count").asInt();
    }
    for (JsonNode card : set.get("cards")) {
      if (card.get("family").asText().equals("STARBASE")) {
        int more = Math.min(CardId.MOST - copies, 100);
        ((ObjectNode) card).put("count", card.get("count").asInt() + more);
        copies += more;
      }
    }
    return set;
  }

  /** A card that gives nothing but has many effects and statics. */
  static JsonNode wordy(String id, int words) {
    ObjectNode card =
        (ObjectNode)
            EngineJson.parse(
                """
        {"id": "%s", "name": "%s", "type": "CHARACTER", "family": "STARBASE", "count": 1, "cost": 1,
         "stats": {"speed": 1, "attack": 1, "diplomacy": 1, "shields": 1}}
        """
                    .formatted(id, id));
    ArrayNode effects = card.putArray("onPlay");
    ArrayNode statics = card.putArray("statics");
    for (int i = 0; i < words; i++) {
      if (i % 2 == 0) {
        effects.add(optional());
      } else {
        statics.add(
            EngineJson.parse(
                "{\"zone\":\"BRIDGE\",\"modifier\":{\"op\":\"PREVENT\",\"amount\":1}}"));
      }
    }
    return card;
  }

  /** The least kind of a card of which a set can have many. */
  static JsonNode plain(String id) {
    return ((ObjectNode) wordy(id, 0)).put("count", MOST_COPIES);
  }

  static void addKind(ObjectNode set, JsonNode card) {
    ((ArrayNode) set.get("cards")).add(card);
  }

  private static JsonNode optional() {
    return EngineJson.parse(
        "{\"op\":\"OPTIONAL\",\"effects\":[{\"op\":\"ADD_EXPLORE\",\"amount\":1}]}");
  }
}
