package io.stardeck.deckbuilder.scene;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.engine.json.EngineJson;

/** Card sets of the tests with another card in them, whose words are made for one test. */
public final class Sets {
  private Sets() {}

  /**
   * The set with another value of one field of one card; all cards keep their numbers.
   *
   * @param json the value, as a file would have it
   */
  public static CardSet with(CardSet set, String id, String field, String json) {
    JsonNode file = EngineJson.read(CardSets.write(set), JsonNode.class);
    for (JsonNode card : file.get("cards")) {
      if (card.get("id").asText().equals(id)) {
        ((ObjectNode) card).set(field, EngineJson.read(json, JsonNode.class));
      }
    }
    return CardSets.read(file.toString());
  }
}
