package io.stardeck.stccg.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Card sets as users may write them: the cards of the first set, so that ready decks can be played
 * with them, which say whatever the schema lets them say and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final JsonNode SCHEMA = schema();
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int TRIES = 4;
  private static final int DEEP = 7;

  /** What a card remains, so that decks and tables of the game are like those of the first set. */
  private static final ImmutableSet<String> KEPT =
      ImmutableSet.of(
          "kind",
          "id",
          "name",
          "rarity",
          "lore",
          "text",
          "missionType",
          "dilemmaType",
          "span",
          "affiliation",
          "affiliations",
          "anyAffiliation",
          "opponentSide",
          "uniqueKey",
          "points",
          "classification",
          "staffing",
          "range",
          "seedLocation",
          "gender");

  private static final List<String> LIFTED =
      List.of(
          "ST-PLY-01",
          "ST-PLY-10",
          "ST-UNQ-01",
          "ST-EFF-30",
          "ST-EFF-35",
          "ST-AFF-06",
          "ST-AFF-08",
          "ST-DMG-07");
  private static final List<String> SKILLS =
      List.of("Leadership", "Diplomacy", "Honor", "Treachery", "ENGINEER", "MEDICAL", "OFFICER");

  private final Random random;
  private final ObjectNode file;
  private final List<String> ids = new ArrayList<>();
  private final Set<String> played = new HashSet<>();

  private OwnSets(long seed) {
    random = new Random(seed);
    file = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.premiere()));
    file.put("id", "own-" + seed);
    Decklists.ready().forEach(deck -> played.addAll(deck.copies()));
    for (JsonNode card : file.get("cards")) {
      ids.add(card.get("id").asText());
      if (card.has("event") || card.has("interrupt")) {
        played.add(card.get("id").asText());
      }
    }
  }

  private static JsonNode schema() {
    try {
      var schema = Resources.getResource(CardSet.class, "/io/stardeck/stccg/card-set.schema.json");
      return EngineJson.parse(Resources.toString(schema, StandardCharsets.UTF_8)).get("$defs");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One of them; the same for the same number. */
  static CardSet of(long seed) {
    OwnSets own = new OwnSets(seed);
    ArrayNode cards = (ArrayNode) own.file.get("cards");
    for (int i = 0; i < cards.size(); i++) {
      if (own.played.contains(cards.get(i).get("id").asText())) {
        cards.set(i, own.changed((ObjectNode) cards.get(i)));
      }
    }
    return CardSets.read(own.file.toString());
  }

  /**
   * A ready deck with half of its persons exchanged for events and interrupts, so that much
   * happens.
   */
  static Decklist deck(Decklist ready, CardSet set, Random random) {
    List<String> plays = new ArrayList<>();
    for (CardDef card : set.cards()) {
      if (card.kind() == CardKind.EVENT || card.kind() == CardKind.INTERRUPT) {
        plays.add(card.id());
      }
    }
    ImmutableList.Builder<Decklist.Entry> entries = ImmutableList.builder();
    for (String card : ready.copies()) {
      boolean exchanged = set.card(card).kind() == CardKind.PERSONNEL && random.nextBoolean();
      entries.add(
          new Decklist.Entry(1, exchanged ? plays.get(random.nextInt(plays.size())) : card));
    }
    return new Decklist(ready.name(), entries.build());
  }

  private JsonNode changed(ObjectNode card) {
    ObjectNode now = card;
    JsonNode type = kind(card.get("kind").asText());
    for (int i = 0; i < TRIES; i++) {
      ObjectNode next = now.deepCopy();
      for (Map.Entry<String, JsonNode> each : type.get("properties").properties()) {
        if (!KEPT.contains(each.getKey()) && chance(30)) {
          next.set(each.getKey(), of(each.getKey(), each.getValue(), 0));
        }
      }
      if (accepted(next)) {
        now = next;
      }
    }
    return now;
  }

  private static JsonNode kind(String kind) {
    for (JsonNode type : SCHEMA.get("CardDef").get("oneOf")) {
      if (type.at("/properties/kind/const").asText().equals(kind)) {
        return type;
      }
    }
    throw new IllegalArgumentException(kind);
  }

  private static boolean accepted(ObjectNode card) {
    ObjectNode alone = JSON.objectNode().put("id", "alone").put("version", "1");
    alone.putArray("cards").add(card);
    try {
      CardSets.read(alone.toString());
      return true;
    } catch (FaultException refused) { // as many are
      return false;
    }
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private String one(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private JsonNode of(String type, int depth) {
    if (type.equals("Amount") && (depth > DEEP || chance(60))) {
      return JSON.objectNode().put("op", "NUMBER").put("n", random.nextInt(4));
    } else if (type.equals("Requirement") && (depth > 4 || chance(60))) {
      return JSON.objectNode().put("op", "SKILL").put("name", one(SKILLS));
    } else if (type.equals("RuleId")) {
      return JSON.textNode(one(LIFTED));
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
    return switch (type.get("type").asText()) {
      case "object" -> object(type, depth);
      case "array" -> array(name, type, depth);
      case "integer" -> JSON.numberNode(random.nextInt(4));
      case "boolean" -> JSON.booleanNode(chance(50));
      default -> JSON.textNode(text(name));
    };
  }

  private String text(String name) {
    return switch (name) {
      case "name" -> one(SKILLS);
      case "is", "tags", "traits" -> one(List.of("android", "Tricorder", "Klingon"));
      case "specialEquipment", "equipment" -> one(List.of("Tractor Beam", "Invasive Program"));
      default -> one(ids);
    };
  }

  private JsonNode object(JsonNode type, int depth) {
    ObjectNode object = JSON.objectNode();
    for (Map.Entry<String, JsonNode> each : type.get("properties").properties()) {
      boolean needed = each.getKey().equals("effects");
      for (JsonNode required : type.path("required")) {
        needed |= required.asText().equals(each.getKey());
      }
      if (needed || chance(25)) {
        object.set(each.getKey(), of(each.getKey(), each.getValue(), depth));
      }
    }
    return object;
  }

  private JsonNode array(String name, JsonNode type, int depth) {
    ArrayNode array = JSON.arrayNode();
    int size = depth > DEEP ? 0 : 1 + random.nextInt(2);
    for (int i = 0; i < size; i++) {
      array.add(of(name, type.get("items"), depth + 1));
    }
    return array;
  }
}
