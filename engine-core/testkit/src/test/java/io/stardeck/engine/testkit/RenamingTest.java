package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import io.stardeck.engine.json.EngineJson;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RenamingTest {
  private static final JsonNode TREE =
      EngineJson.parse("{\"hand\":[\"a\",\"b\"],\"cost\":{\"a\":1},\"seat\":2,\"note\":\"ab\"}");

  @Test
  void textsAndNamesOfFieldsAreRenamed() {
    assertThat(Renaming.texts(Map.of("a", "b", "b", "a")).apply(TREE))
        .isEqualTo(
            EngineJson.parse(
                "{\"hand\":[\"b\",\"a\"],\"cost\":{\"b\":1},\"seat\":2,\"note\":\"ab\"}"));
  }

  @Test
  void fieldsAreChangedWhereverTheyLie() {
    assertThat(
            Renaming.fields(Map.of("a", old -> IntNode.valueOf(7), "hand", Renaming.rotated(1)))
                .apply(TREE))
        .isEqualTo(
            EngineJson.parse(
                "{\"hand\":[\"b\",\"a\"],\"cost\":{\"a\":7},\"seat\":2,\"note\":\"ab\"}"));
  }
}
