package io.stardeck.deckbuilder.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.json.EngineJson;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The schema for editors knows the words and the fields that the loader knows. */
class CardSetSchemaTest {
  private static final JsonNode SCHEMA =
      EngineJson.parse(
          EngineJson.resource(CardSets.class, "/io/stardeck/deckbuilder/card-set.schema.json"));
  private static final JsonNode STANDARD = EngineJson.parse(CardSets.write(CardSets.standard()));
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
  private static final JsonSchema CARD = card();
  private static final ImmutableSet<String> PLAIN = ImmutableSet.of("CONSTANT", "PLAIN");

  @Test
  void theWordsAreThoseOfTheEnums() {
    assertThat(words("/properties/size")).isEqualTo(names(SetSize.values()));
    assertThat(words("/$defs/card/properties/type")).isEqualTo(names(CardType.values()));
    assertThat(words("/$defs/card/properties/role")).isEqualTo(names(Role.values()));
    assertThat(words("/$defs/card/properties/family")).isEqualTo(names(Family.values()));
    assertThat(words("/$defs/card/properties/goalScope")).isEqualTo(names(GoalScope.values()));
    assertThat(words("/$defs/ability/properties/zone")).isEqualTo(names(AbilityZone.values()));
    assertThat(words("/$defs/ability/properties/window/items")).isEqualTo(names(Window.values()));
    assertThat(words("/$defs/static/properties/scope")).isEqualTo(names(Scope.values()));
    assertThat(words("/$defs/trigger/properties/on")).isEqualTo(names(When.values()));
    assertThat(words("/$defs/selector/properties/distinctBy"))
        .isEqualTo(names(Selector.Distinct.values()));
    assertThat(words("/$defs/zone")).isEqualTo(names(Zone.values()));
    assertThat(words("/$defs/who/anyOf/0")).isEqualTo(names(Owner.values()));
    assertThat(fields("/$defs/stats")).isEqualTo(Stat.all().stream().map(Stat::toString).toList());
  }

  @Test
  void theOpsAreThoseOfTheVocabulary() {
    assertThat(words("/$defs/effect/properties/op"))
        .containsExactlyInAnyOrderElementsOf(ops(Effect.class));
    assertThat(words("/$defs/condition/properties/op"))
        .containsExactlyInAnyOrderElementsOf(ops(Condition.class));
    assertThat(words("/$defs/modifier/properties/op"))
        .containsExactlyInAnyOrderElementsOf(ops(Modifier.class));
    assertThat(words("/$defs/price/properties/in"))
        .containsExactlyInAnyOrderElementsOf(ops(Price.class));
    ImmutableList<String> amounts = ops(Amount.class);
    assertThat(words("/$defs/amount/anyOf/1/properties/op"))
        .containsExactlyInAnyOrderElementsOf(amounts.subList(1, amounts.size()));
  }

  @Test
  void theFieldsOfEachOpAreThoseOfItsValue() {
    assertThat(variants("/$defs/effect")).isEqualTo(values(Effect.class));
    assertThat(variants("/$defs/condition")).isEqualTo(values(Condition.class));
    assertThat(variants("/$defs/modifier")).isEqualTo(values(Modifier.class));
    assertThat(variants("/$defs/price")).isEqualTo(values(Price.class));
    assertThat(variants("/$defs/amount/anyOf/1")).isEqualTo(values(Amount.class));
    assertThat(variants("/$defs/who/anyOf/1")).isEqualTo(values(Who.class));
  }

  @Test
  void theShippedSetIsAsTheSchemaSays() {
    assertThat(SCHEMAS.getSchema(SCHEMA).validate(STANDARD)).isEmpty();
  }

  /** One field of one word, somewhere on a shipped card, is called otherwise. */
  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void aFieldThatIsMistypedIsFound(@ForAll int card, @ForAll int word, @ForAll int field) {
    JsonNode edited = pick(ImmutableList.copyOf(STANDARD.get("cards")), card).deepCopy();
    List<JsonNode> words = edited.findParents("op");
    Assume.that(!words.isEmpty());
    ObjectNode mistyped = (ObjectNode) pick(words, word);
    String name = pick(ImmutableList.copyOf(mistyped.fieldNames()), field);
    assertThat(CARD.validate(edited)).isEmpty();
    mistyped.set(name + "s", mistyped.remove(name));
    assertThat(CARD.validate(edited)).as("%s in %s", name, edited).isNotEmpty();
  }

  private static <T> T pick(List<T> from, int which) {
    return from.get(Math.floorMod(which, from.size()));
  }

  private static JsonSchema card() {
    ObjectNode schema = SCHEMA.deepCopy();
    schema.retain("$schema", "$defs");
    return SCHEMAS.getSchema(schema.put("$ref", "#/$defs/card"));
  }

  /** The fields of each op, and whether they must be there, as the schema says it. */
  private static Map<String, Map<String, Boolean>> variants(String pointer) {
    Map<String, Map<String, Boolean>> ops = new TreeMap<>();
    for (JsonNode variant : SCHEMA.at(pointer).get("oneOf")) {
      Map<String, Boolean> fields = new TreeMap<>();
      variant.get("properties").fieldNames().forEachRemaining(name -> fields.put(name, false));
      variant.get("required").forEach(name -> fields.put(name.asText(), true));
      assertThat(variant.get("additionalProperties").asBoolean()).isFalse();
      String tag = fields.containsKey("op") ? "op" : "in";
      ops.put(variant.at("/properties/" + tag + "/const").asText(), fields);
    }
    return ops;
  }

  /** The same as the records of a family say it; what is written as a plain value is no op. */
  private static Map<String, Map<String, Boolean>> values(Class<?> family) {
    String tag = family.getAnnotation(JsonTypeInfo.class).property();
    Map<String, Map<String, Boolean>> ops = new TreeMap<>();
    for (Class<?> leaf : SealedFamily.leaves(family)) {
      Map<String, Boolean> fields = new TreeMap<>();
      fields.put(tag, true);
      for (RecordComponent field : leaf.getRecordComponents()) {
        Class<?> is = field.getType();
        fields.put(field.getName(), is != Optional.class && is != OptionalInt.class);
      }
      ops.put(SealedFamily.display(leaf), fields);
    }
    ops.keySet().removeAll(PLAIN);
    return ops;
  }

  private static ImmutableList<String> words(String pointer) {
    return ImmutableList.copyOf(SCHEMA.at(pointer).get("enum")).stream()
        .map(JsonNode::asText)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> fields(String pointer) {
    return ImmutableList.copyOf(SCHEMA.at(pointer).get("properties").fieldNames());
  }

  private static ImmutableList<String> ops(Class<?> family) {
    return SealedFamily.leaves(family).stream()
        .map(SealedFamily::display)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> names(Enum<?>[] all) {
    return Stream.of(all).map(Enum::name).collect(ImmutableList.toImmutableList());
  }
}
