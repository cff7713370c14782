package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.EngineJson;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * JSON drawn at random from the schema of a game's card sets, which {@link CardSchema} makes from
 * the types: every word of the vocabulary comes up, and nobody lists them. Whether a card may say
 * it, the rules of sets decide ({@link DrawnSet}).
 */
public final class DrawnWords {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int DEEP = 5;
  private static final int NUMBERS = 4;
  private static final int OFTEN = 30;

  /** How many of its optional fields an object with many of them has on the average. */
  private static final int FIELDS = 2;

  private final JsonNode definitions;
  private final Random random;
  private final Map<String, IntFunction<? extends @Nullable JsonNode>> own = new HashMap<>();
  private final Set<String> always = new HashSet<>();
  private ImmutableSet<String> frequent = ImmutableSet.of();
  private ImmutableList<String> texts = ImmutableList.of("text");

  /** Words of the schema that lies there. */
  public DrawnWords(Class<?> game, String schema, Random random) {
    this.definitions = EngineJson.parse(EngineJson.resource(game, schema)).get("$defs");
    this.random = random;
  }

  /**
   * Fields or types of that name are drawn so instead.
   *
   * @param drawn from how deep it is within what was asked for; null leaves it to the schema
   */
  public DrawnWords instead(String name, IntFunction<? extends @Nullable JsonNode> drawn) {
    own.put(name, drawn);
    return this;
  }

  /** Fields of that name hold one of those texts. */
  public DrawnWords texts(String name, List<String> texts) {
    return instead(name, depth -> JSON.textNode(texts.get(random.nextInt(texts.size()))));
  }

  /** All other texts are one of those. */
  public DrawnWords otherTexts(List<String> others) {
    texts = ImmutableList.copyOf(others);
    return this;
  }

  /** Fields and numbers of that name lie between those two. */
  public DrawnWords numbers(String name, int least, int most) {
    return instead(name, depth -> JSON.numberNode(least + random.nextInt(most - least + 1)));
  }

  /** Fields of that name are there, though they may be absent. */
  public DrawnWords always(String... names) {
    always.addAll(ImmutableList.copyOf(names));
    return this;
  }

  /** Those words come up more often than others of their families, as long as it is not deep. */
  public DrawnWords frequent(String... words) {
    frequent = ImmutableSet.copyOf(words);
    return this;
  }

  /** Whether it comes so, in {@code percent} of all cases. */
  public boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Something of that type, as the schema says; within it, what was told holds. */
  public JsonNode draw(String type) {
    return plain(type, definitions.get(type), 0);
  }

  /** Something for that field of that type. */
  public JsonNode draw(String type, String field) {
    return of(field, definitions.get(type).get("properties").get(field), 0);
  }

  /** So many of that type. */
  public ArrayNode draw(String type, int number) {
    ArrayNode array = JSON.arrayNode();
    for (int i = 0; i < number; i++) {
      array.add(of(type, definitions.get(type), 0));
    }
    return array;
  }

  /**
   * The same with some of its fields drawn anew, at any depth.
   *
   * @param kept the names of fields that remain as they are
   */
  public JsonNode changed(String type, JsonNode value, ImmutableSet<String> kept) {
    return changed(type, definitions.get(type), value, kept, 0);
  }

  private JsonNode changed(
      String name, JsonNode type, JsonNode value, ImmutableSet<String> kept, int depth) {
    if (type.has("$ref")) {
      String referred = referred(type);
      return changed(referred, definitions.get(referred), value, kept, depth + 1);
    } else if (type.has("oneOf")) {
      JsonNode member = member(type, value);
      return member == null ? value : changed(name, member, value, kept, depth);
    } else if (value.isObject() && type.has("properties")) {
      return changedFields(type, (ObjectNode) value, kept, depth);
    } else if (value.isArray() && type.has("items")) {
      ArrayNode array = JSON.arrayNode();
      value.forEach(each -> array.add(changed(name, type.get("items"), each, kept, depth)));
      return array;
    }
    return value;
  }

  private ObjectNode changedFields(
      JsonNode type, ObjectNode value, ImmutableSet<String> kept, int depth) {
    ObjectNode object = value.deepCopy();
    for (Map.Entry<String, JsonNode> each : type.get("properties").properties()) {
      String field = each.getKey();
      if (kept.contains(field) || each.getValue().has("const")) {
        continue;
      }
      if (random.nextInt(FIELDS + type.get("properties").size()) < FIELDS) {
        object.set(field, of(field, each.getValue(), depth));
        if (!needed(type, field) && chance(OFTEN)) {
          object.remove(field);
        }
      } else if (object.has(field)) {
        object.set(field, changed(field, each.getValue(), object.get(field), kept, depth));
      }
    }
    return object;
  }

  /** The word of a family that {@code value} is; null if it is none by name. */
  private static @Nullable JsonNode member(JsonNode family, JsonNode value) {
    for (JsonNode member : family.get("oneOf")) {
      for (Map.Entry<String, JsonNode> each : member.path("properties").properties()) {
        if (each.getValue().has("const")
            && each.getValue().get("const").equals(value.get(each.getKey()))) {
          return member;
        }
      }
    }
    return null;
  }

  private boolean isFrequent(JsonNode word) {
    for (JsonNode field : word.path("properties")) {
      if (frequent.contains(field.path("const").asText())) {
        return true;
      }
    }
    return false;
  }

  private static String referred(JsonNode type) {
    String path = type.get("$ref").asText();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private JsonNode of(String name, JsonNode type, int depth) {
    IntFunction<? extends @Nullable JsonNode> instead = own.get(name);
    JsonNode drawn = instead == null ? null : instead.apply(depth);
    return drawn == null ? plain(name, type, depth) : drawn;
  }

  private JsonNode plain(String name, JsonNode type, int depth) {
    if (type.has("$ref")) {
      String referred = referred(type);
      return of(referred, definitions.get(referred), depth + 1);
    } else if (type.has("const")) {
      return type.get("const");
    } else if (type.has("enum")) {
      return any(ImmutableList.copyOf(type.get("enum")));
    } else if (type.has("oneOf")) {
      return of("", any(words(type, depth)), depth);
    } else if (type.has("anyOf")) {
      return of(name, any(ImmutableList.copyOf(type.get("anyOf"))), depth);
    }
    return switch (type.get("type").asText()) {
      case "object" -> object(type, depth);
      case "array" -> array(name, type, depth);
      case "integer" -> JSON.numberNode(random.nextInt(NUMBERS));
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      default -> JSON.textNode(texts.get(random.nextInt(texts.size())));
    };
  }

  private JsonNode any(ImmutableList<JsonNode> among) {
    return among.get(random.nextInt(among.size()));
  }

  /** The words of a family; where it is deep already, those that need no further ones. */
  private ImmutableList<JsonNode> words(JsonNode family, int depth) {
    ImmutableList<JsonNode> all = ImmutableList.copyOf(family.get("oneOf"));
    Predicate<JsonNode> some = depth > DEEP ? this::endsHere : this::isFrequent;
    ImmutableList<JsonNode> fit =
        all.stream().filter(some).collect(ImmutableList.toImmutableList());
    return !fit.isEmpty() && (depth > DEEP || chance(OFTEN)) ? fit : all;
  }

  private boolean endsHere(JsonNode word) {
    for (Map.Entry<String, JsonNode> each : word.path("properties").properties()) {
      if (needed(word, each.getKey())
          && each.getValue().has("$ref")
          && definitions.get(referred(each.getValue())).has("oneOf")) {
        return false;
      }
    }
    return true;
  }

  private boolean needed(JsonNode type, String field) {
    boolean needed = always.contains(field);
    for (JsonNode required : type.path("required")) {
      needed |= required.asText().equals(field);
    }
    return needed;
  }

  private ObjectNode object(JsonNode type, int depth) {
    ObjectNode object = JSON.objectNode();
    JsonNode fields = type.get("properties");
    int optional = fields.size() - type.path("required").size();
    int often = depth > DEEP ? 0 : Math.min(OFTEN, 100 * FIELDS / Math.max(1, optional));
    for (Map.Entry<String, JsonNode> each : fields.properties()) {
      if (needed(type, each.getKey()) || chance(often)) {
        object.set(each.getKey(), of(each.getKey(), each.getValue(), depth));
      }
    }
    return object;
  }

  private ArrayNode array(String name, JsonNode type, int depth) {
    ArrayNode array = JSON.arrayNode();
    int size = depth > DEEP ? 0 : 1 + random.nextInt(2);
    for (int i = 0; i < size; i++) {
      array.add(of(name, type.get("items"), depth + 1));
    }
    return array;
  }
}
