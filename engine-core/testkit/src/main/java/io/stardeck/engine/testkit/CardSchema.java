package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.stardeck.engine.card.CardData;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.json.EngineJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The JSON schema of a game's card sets, for editors, is made from the types that a file is read
 * as: whoever adds a word or a field has it in the schema. It lies among the resources, and {@code
 * -Dstardeck.schema=write} writes it anew.
 */
public interface CardSchema {
  /** What a file is read as. */
  Class<?> file();

  /** The title of the schema. */
  String title();

  /** Where it lies, such as {@code /io/stardeck/chess/card-set.schema.json}. */
  String resource();

  /** The schemas of types that are written in several forms, of which the types tell nothing. */
  default ImmutableMap<Class<?>, String> forms() {
    return ImmutableMap.of();
  }

  /** Where the sets come from. */
  CardLibrary<?, ?> library();

  /** The schema that lies there is that of the types. */
  @Test
  default void theSchemaIsThatOfTheTypes() throws IOException {
    String today = text(TypeSchema.of(file(), title(), forms()));
    if ("write".equals(System.getProperty("stardeck.schema"))) {
      Files.writeString(Path.of("src/main/resources" + resource()), today);
      return;
    }
    assertThat(EngineJson.resource(getClass(), resource()))
        .as("the schema; -Dstardeck.schema=write writes it anew")
        .isEqualTo(today);
  }

  /** The shipped sets are as the schema says. */
  @Test
  default void theShippedSetsAreAsTheSchemaSays() {
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(EngineJson.parse(EngineJson.resource(getClass(), resource())));
    for (String set : texts(library())) {
      assertThat(schema.validate(EngineJson.parse(set))).isEmpty();
    }
  }

  /** The shipped sets, which nobody checks when a game starts, have no faults. */
  @Test
  default void theShippedSetsHaveNoFaults() {
    assertThat(library().shipped()).isNotEmpty();
    assertThat(texts(library()).stream().<Object>map(library()::read).toList())
        .isEqualTo(library().shipped());
  }

  private static <T extends CardData<F>, F> ImmutableList<String> texts(CardLibrary<T, F> library) {
    return library.shipped().stream().map(library::write).collect(ImmutableList.toImmutableList());
  }

  /** A line for each definition. */
  private static String text(ObjectNode schema) {
    ObjectNode definitions = (ObjectNode) schema.remove("$defs");
    StringBuilder text = new StringBuilder(schema.toString());
    text.setLength(text.length() - 1);
    text.append(",\n\"$defs\":{");
    String comma = "\n";
    for (var definition : definitions.properties()) {
      text.append(comma).append('"').append(definition.getKey()).append("\":");
      text.append(definition.getValue());
      comma = ",\n";
    }
    return text.append("\n}}\n").toString();
  }
}
