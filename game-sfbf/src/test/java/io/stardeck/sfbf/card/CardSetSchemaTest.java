package io.stardeck.sfbf.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The schema for editors knows the words and the fields that the loader knows. */
class CardSetSchemaTest {
  private static final JsonNode SCHEMA =
      EngineJson.parse(
          EngineJson.resource(CardSets.class, "/io/stardeck/sfbf/card-set.schema.json"));

  @Test
  void theWordsAreThoseOfTheEnums() {
    assertThat(words("/$defs/ship/properties/race")).isEqualTo(names(Race.values()));
    assertThat(words("/$defs/ship/properties/tags/items")).isEqualTo(names(ShipTag.values()));
    assertThat(words("/$defs/ship/properties/boxes/items")).isEqualTo(names(BoxType.values()));
    assertThat(words("/$defs/card/properties/kind")).isEqualTo(names(CardKind.values()));
    assertThat(words("/$defs/card/properties/symbols/items")).isEqualTo(names(Symbol.values()));
  }

  @Test
  void everyFieldOfTheShippedSetIsDescribed() {
    JsonNode set = EngineJson.parse(CardSets.write(CardSets.base()));
    assertDescribed(set, SCHEMA);
    set.get("ships").forEach(ship -> assertDescribed(ship, SCHEMA.at("/$defs/ship")));
    set.get("cards").forEach(card -> assertDescribed(card, SCHEMA.at("/$defs/card")));
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

  private static ImmutableList<String> names(Enum<?>[] all) {
    return Stream.of(all).map(Enum::name).collect(ImmutableList.toImmutableList());
  }
}
