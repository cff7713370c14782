package io.stardeck.deckbuilder.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.io.Resources;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.CardType;
import io.stardeck.deckbuilder.card.Family;
import io.stardeck.deckbuilder.card.Role;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Card sets as users may write them: the cards of the standard set, which say whatever the schema
 * lets them say and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final JsonNode SCHEMA = schema();
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final Pattern CARD = Pattern.compile("cards\\[(\\d+)].*");
  private static final int TRIES = 4;
  private static final int DEEP = 7;

  /** What may become of a card; all else it keeps, so that every scenario can be played. */
  private static final ImmutableSetMultimap<String, String> CHANGED =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("CHARACTER", "onPlay", "abilities", "statics", "triggers")
          .putAll("MANEUVER", "onPlay", "abilities", "statics", "triggers")
          .putAll("SETUP", "onPlay", "abilities", "statics", "triggers")
          .putAll("SPECIAL", "flip", "triggers", "disposition")
          .putAll("MISSION", "flip", "goal", "goalPay", "reward", "triggers", "disposition")
          .putAll("EVENT", "flip", "effects", "goal", "goalPay", "goalScope", "reward", "fail")
          .putAll("EVENT", "abilities", "statics", "triggers", "disposition")
          .putAll("STARSHIP", "flip", "acquire", "fail", "abilities", "statics", "triggers")
          .build();

  /** Words that end the game or the turn at once: few, or nothing else would be seen. */
  private static final ImmutableSet<String> RARE = ImmutableSet.of("WIN", "LOSE", "END_TURN");

  private static final ImmutableMap<String, ImmutableList<String>> WORDS =
      ImmutableMap.<String, ImmutableList<String>>builder()
          .put("type", names(CardType.values()))
          .put("role", names(Role.values()))
          .put("family", names(Family.values()))
          .put("name", ImmutableList.of(Selector.NAMED, "Ensign", "Phasers", "Borg", "Data"))
          .put("affiliation", ImmutableList.of("Federation", "Klingon", "Romulan"))
          .put("classification", ImmutableList.of("Command", "Science", "Security"))
          .put("keyword", ImmutableList.of("WAR", "INFLUENCE", "ENSIGN", "NO_PLAY"))
          .buildOrThrow();

  private final Random random;
  private final ObjectNode file;
  private final ArrayNode cards;

  private OwnSets(long seed) {
    random = new Random(seed);
    file = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.standard()));
    file.put("id", "own-" + seed).put("size", "TEST");
    cards = (ArrayNode) file.get("cards");
  }

  private static ImmutableList<String> names(Enum<?>... all) {
    return Arrays.stream(all).map(Enum::name).collect(ImmutableList.toImmutableList());
  }

  private static JsonNode schema() {
    try {
      var schema =
          Resources.getResource(CardSet.class, "/io/stardeck/deckbuilder/card-set.schema.json");
      return EngineJson.parse(Resources.toString(schema, StandardCharsets.UTF_8)).get("$defs");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One of them; the same for the same number. */
  static CardSet of(long seed) {
    OwnSets own = new OwnSets(seed);
    CardSet set = CardSets.read(own.file.toString());
    for (int i = 0; i < TRIES; i++) {
      set = own.changed();
    }
    return set;
  }

  /** Changes every card a little; those that a set may not have become what they were. */
  private CardSet changed() {
    List<JsonNode> before = ImmutableList.copyOf(cards);
    for (int i = 0; i < cards.size(); i++) {
      cards.set(i, changed((ObjectNode) cards.get(i).deepCopy()));
    }
    while (true) {
      try {
        return CardSets.read(file.toString());
      } catch (FaultException refused) { // as many are
        for (int index : cards(refused)) {
          cards.set(index, before.get(index));
        }
      }
    }
  }

  private static Set<Integer> cards(FaultException refused) {
    Set<Integer> indices = new TreeSet<>();
    for (Fault fault : refused.faults()) {
      Matcher matcher = CARD.matcher(fault.path());
      if (matcher.matches()) { // not that there may be more faults
        indices.add(Integer.valueOf(matcher.group(1)));
      }
    }
    return indices;
  }

  private ObjectNode changed(ObjectNode card) {
    String type = card.get("type").asText();
    for (String field : CHANGED.get(type)) {
      if (chance(30)) {
        card.set(field, of(field, SCHEMA.get("CardDef").get("properties").get(field), 0));
      }
    }
    if (type.equals("CHARACTER") && chance(20)) {
      List<String> stats = List.of("speed", "attack", "diplomacy", "shields");
      ((ObjectNode) card.get("stats")).set(one(stats), ofType("stat", "Amount", 0));
    }
    return card;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T one(List<T> among) {
    return among.get(random.nextInt(among.size()));
  }

  /** A value of a type of the schema, in a field of that name. */
  private JsonNode ofType(String name, String type, int depth) {
    if (type.equals("Amount") && (depth > DEEP || chance(65))) {
      return JSON.numberNode(1 + random.nextInt(3));
    } else if (type.equals("Condition") && depth > DEEP) {
      return JSON.objectNode().put("op", "IS_TURN_PLAYER");
    } else if (type.equals("Who") && chance(75)) {
      return ofType(name, "Owner", depth);
    } else if (type.equals("Uses")) {
      return JSON.textNode("ALL");
    } else if (type.equals("Effect")) {
      JsonNode effect = of(name, SCHEMA.get(type), depth);
      return RARE.contains(effect.get("op").asText()) && chance(80)
          ? ofType(name, type, depth)
          : effect;
    }
    return of(name, SCHEMA.get(type), depth);
  }

  private JsonNode of(String name, JsonNode type, int depth) {
    if (type.has("$ref")) {
      String path = type.get("$ref").asText();
      return ofType(name, path.substring(path.lastIndexOf('/') + 1), depth + 1);
    } else if (type.has("const")) {
      return type.get("const");
    } else if (type.has("enum")) {
      return type.get("enum").get(random.nextInt(type.get("enum").size()));
    }
    for (String choice : ImmutableList.of("oneOf", "anyOf")) {
      if (type.has(choice)) {
        return of(name, type.get(choice).get(random.nextInt(type.get(choice).size())), depth);
      }
    }
    return switch (type.get("type").asText()) {
      case "object" -> object(name, type, depth);
      case "array" -> array(name, type, depth);
      case "integer" -> JSON.numberNode(1 + random.nextInt(4));
      case "boolean" -> JSON.booleanNode(chance(50));
      default -> JSON.textNode(one(WORDS.get(name)));
    };
  }

  /** What a field needs and, of a selector, seldom more than the zone: much else finds nothing. */
  private JsonNode object(String name, JsonNode type, int depth) {
    ObjectNode object = JSON.objectNode();
    List<String> needed = new ArrayList<>(List.of("zone"));
    type.path("required").forEach(required -> needed.add(required.asText()));
    int often = type.get("properties").has("costMax") ? 8 : 35;
    for (Map.Entry<String, JsonNode> each : type.get("properties").properties()) {
      if (needed.contains(each.getKey()) || chance(often)) {
        String within = each.getKey().equals("not") ? name : each.getKey();
        object.set(each.getKey(), of(within, each.getValue(), depth));
      }
    }
    return object;
  }

  private JsonNode array(String name, JsonNode type, int depth) {
    ArrayNode array = JSON.arrayNode();
    int size = 1 + (depth > DEEP ? 0 : random.nextInt(3));
    for (int i = 0; i < size; i++) {
      array.add(of(name, type.get("items"), depth + 1));
    }
    return array;
  }
}
