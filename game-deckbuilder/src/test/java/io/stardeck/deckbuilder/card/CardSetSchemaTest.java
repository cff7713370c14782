package io.stardeck.deckbuilder.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The schema for editors knows the words and the fields that the loader knows. */
class CardSetSchemaTest {
  private static final JsonNode SCHEMA =
      EngineJson.parse(
          EngineJson.resource(CardSets.class, "/io/stardeck/deckbuilder/card-set.schema.json"));

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
    assertThat(words("/$defs/condition/properties/op")).isEqualTo(ops(Condition.class));
    assertThat(words("/$defs/modifier/properties/op")).isEqualTo(ops(Modifier.class));
    assertThat(words("/$defs/price/properties/in")).isEqualTo(ops(Price.class));
    ImmutableList<String> amounts = ops(Amount.class);
    assertThat(words("/$defs/amount/anyOf/1/properties/op"))
        .isEqualTo(amounts.subList(1, amounts.size()));
  }

  @Test
  void everyFieldOfTheShippedSetIsDescribed() {
    JsonNode set = EngineJson.parse(CardSets.write(CardSets.standard()));
    assertDescribed(set, SCHEMA);
    for (JsonNode card : set.get("cards")) {
      assertDescribed(card, SCHEMA.at("/$defs/card"));
      card.path("abilities").forEach(a -> assertDescribed(a, SCHEMA.at("/$defs/ability")));
      card.path("statics").forEach(s -> assertDescribed(s, SCHEMA.at("/$defs/static")));
      card.path("triggers").forEach(t -> assertDescribed(t, SCHEMA.at("/$defs/trigger")));
      card.findValues("sel").forEach(sel -> assertDescribed(sel, SCHEMA.at("/$defs/selector")));
    }
  }

  private static void assertDescribed(JsonNode value, JsonNode schema) {
    assertThat(ImmutableList.copyOf(schema.get("properties").fieldNames()))
        .containsAll(ImmutableList.copyOf(value.fieldNames()));
    schema.get("required").forEach(field -> assertThat(value.has(field.asText())).isTrue());
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
    return Stream.of(family.getAnnotation(JsonSubTypes.class).value())
        .map(type -> type.value().getAnnotation(JsonTypeName.class).value())
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> names(Enum<?>[] all) {
    return Stream.of(all).map(Enum::name).collect(ImmutableList.toImmutableList());
  }
}
