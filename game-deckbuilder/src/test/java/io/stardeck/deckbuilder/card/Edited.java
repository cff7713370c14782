package io.stardeck.deckbuilder.card;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The standard set with something otherwise, as a file would have it. */
final class Edited {
  private Edited() {}

  static void assertRefused(String rule, Consumer<ObjectNode> change) {
    ObjectNode set = standard();
    change.accept(set);
    assertThatThrownBy(() -> CardSets.read(set.toString())).hasMessageContaining(rule);
  }

  static ObjectNode standard() {
    return (ObjectNode) EngineJson.parse(CardSets.write(CardSets.standard()));
  }

  static ObjectNode card(ObjectNode set, String id) {
    for (JsonNode card : set.get("cards")) {
      if (card.get("id").asText().equals(id)) {
        return (ObjectNode) card;
      }
    }
    throw new IllegalArgumentException(id);
  }

  static boolean refused(ObjectNode set) {
    try {
      CardSets.read(set.toString());
      return false;
    } catch (FaultException fault) {
      return true;
    }
  }

  static ObjectNode stats(ObjectNode set, String id) {
    return (ObjectNode) card(set, id).get("stats");
  }

  static void put(ObjectNode set, String id, String field, String json) {
    card(set, id).set(field, EngineJson.parse(json));
  }

  static void play(ObjectNode set, String id, String effects) {
    put(set, id, "onPlay", effects);
  }

  static void remove(ObjectNode set, String id) {
    Predicate<JsonNode> wanted = card -> card.get("id").asText().equals(id);
    for (Iterator<JsonNode> cards = set.get("cards").iterator(); cards.hasNext(); ) {
      if (wanted.test(cards.next())) {
        cards.remove();
      }
    }
  }
}
