package io.stardeck.b5.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.io.Resources;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.Kind;
import io.stardeck.engine.json.EngineJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Card sets as users may write them: the cards of the training set with whatever effects the schema
 * lets them have and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final JsonNode SCHEMA = schema();
  private static final int TRIES = 8;
  private static final int DEEP = 5;

  private final Random random;
  private final List<String> titles = new ArrayList<>();
  private final ObjectNode file;
  private final ArrayNode cards;

  private OwnSets(long seed) {
    random = new Random(seed);
    file = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.training()));
    file.put("id", "own-" + seed);
    cards = (ArrayNode) file.get("cards");
    cards.forEach(card -> titles.add(card.get("title").asText()));
  }

  private static JsonNode schema() {
    try {
      var schema = Resources.getResource(CardSet.class, "/io/stardeck/b5/card-set.schema.json");
      return EngineJson.parse(Resources.toString(schema, StandardCharsets.UTF_8)).get("$defs");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One of them; the same for the same number. */
  static CardSet of(long seed) {
    OwnSets own = new OwnSets(seed);
    for (int i = 0; i < own.cards.size(); i++) {
      own.change(i);
    }
    return CardSets.read(own.file.toString());
  }

  private void change(int index) {
    ObjectNode card = ((ObjectNode) cards.get(index)).deepCopy();
    Kind kind = Kind.valueOf(card.get("kind").asText());
    if (kind == Kind.CONFLICT) {
      outcome(card);
      accept(index, card);
      return;
    }
    if (chance(25)) {
      accept(index, card.put("mercenary", true));
    }
    for (int i = 0; i < TRIES; i++) {
      ObjectNode next = ((ObjectNode) cards.get(index)).deepCopy();
      if (kind == Kind.EVENT) {
        next.remove("effects");
      }
      accept(index, with(next, of("Effect", 0)));
    }
  }

  private static ObjectNode with(ObjectNode card, JsonNode effect) {
    card.withArray("effects").add(effect);
    return card;
  }

  /** A conflict that brings one more thing to who wins it. */
  private void outcome(ObjectNode card) {
    ArrayNode won = ((ObjectNode) card.get("conflict")).withArray("onWin");
    won.addObject().putArray("operations").add(of("Operation", 2));
  }

  /** The set has that card from now on, if it is then a set still. */
  private void accept(int index, ObjectNode card) {
    JsonNode before = cards.get(index);
    cards.set(index, card);
    try {
      CardSets.read(file.toString());
    } catch (RuntimeException refused) { // as many are
      cards.set(index, before);
    }
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private JsonNode of(String type, int depth) {
    if (type.equals("Amount") && (depth > DEEP || chance(70))) {
      return JsonNodeFactory.instance.numberNode(random.nextInt(8) - 2);
    }
    if (depth > DEEP && type.equals("Filter")) {
      return JsonNodeFactory.instance.objectNode();
    }
    return of(type, SCHEMA.get(type), depth);
  }

  private JsonNode of(String name, JsonNode type, int depth) {
    if (type.has("$ref")) {
      String path = type.get("$ref").asText();
      return of(path.substring(path.lastIndexOf('/') + 1), depth + 1);
    } else if (type.has("const")) {
      return type.get("const");
    } else if (type.has("enum")) {
      return type.get("enum").get(random.nextInt(type.get("enum").size()));
    } else if (type.has("oneOf")) {
      return of(name, type.get("oneOf").get(random.nextInt(type.get("oneOf").size())), depth);
    }
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (type.get("type").asText()) {
      case "object" -> object(name, type, depth);
      case "array" -> array(name, type, depth);
      case "integer" -> json.numberNode(random.nextInt(5));
      case "boolean" -> json.booleanNode(chance(50));
      default ->
          json.textNode(
              name.equals("title") ? titles.get(random.nextInt(titles.size())) : "telepath");
    };
  }

  private JsonNode object(String name, JsonNode type, int depth) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    int often = name.equals("Filter") ? 10 : 35;
    for (Map.Entry<String, JsonNode> each : type.get("properties").properties()) {
      boolean needed = each.getKey().equals("operations");
      for (JsonNode required : type.path("required")) {
        needed |= required.asText().equals(each.getKey());
      }
      if (needed || chance(often)) {
        object.set(each.getKey(), of(each.getKey(), each.getValue(), depth));
      }
    }
    return object;
  }

  private JsonNode array(String name, JsonNode type, int depth) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    int size = depth > DEEP ? 0 : 1 + random.nextInt(2);
    for (int i = 0; i < size; i++) {
      array.add(of(name, type.get("items"), depth + 1));
    }
    return array;
  }
}
