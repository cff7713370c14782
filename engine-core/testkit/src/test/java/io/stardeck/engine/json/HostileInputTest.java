package io.stardeck.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HostileInputTest {
  record Number(int value) {}

  record Real(double value) {}

  record Text(String value) {}

  record Plain(Map<String, ImmutableList<Integer>> values) {}

  @Test
  void whatIsNotJsonIsToldWithItsPlace() {
    refused(Number.class, "", "there is nothing to read");
    refused(Number.class, "  \n ", "there is nothing to read");
    refused(Number.class, "{\"value\":1} {}", "something follows after the end");
    assertThat(faults(Number.class, "{\"value\":01}").get(0))
        .startsWith("not JSON at line 1, column 11: ");
    for (String text :
        ImmutableList.of(
            "{",
            "[1",
            "{'value':1}",
            "{value:1}",
            "{\"value\":NaN}",
            "{\"value\":1,}",
            "//\n1",
            "{\"value\":+1}",
            "{\"value\":.5}",
            "\u0000",
            "\ufeff{\"value\":1}",
            "\"\u0001\"",
            "{\"value\":1}}",
            "nul")) {
      assertThat(faults(Number.class, text)).as(text).hasSize(1);
    }
  }

  @Test
  void textIsUnicode() {
    refused(Text.class, "{\"value\":\"\\ud800\"}", "value: not Unicode text");
    refused(Text.class, "{\"value\":\"\udc00\ud800\"}", "value: not Unicode text");
    refused(
        Plain.class, "{\"values\":{\"\ud800\":[]}}", "values[\"?\"]: the name is not Unicode text");
    assertThat(EngineJson.read("{\"value\":\"\\ud83d\\ude80\\u0000\"}", Text.class).value())
        .isEqualTo("\ud83d\ude80\0");
  }

  @Test
  void sizesAreBounded() {
    refused(
        JsonNode.class,
        "[".repeat(65) + "]".repeat(65),
        "[0]".repeat(64) + ": nested deeper than 64");
    assertThat(EngineJson.parse("[".repeat(64) + "]".repeat(64))).isNotNull();
    assertThat(faults(JsonNode.class, "[".repeat(1_000_000))).hasSize(1);
    assertThat(faults(JsonNode.class, "{\"a\":".repeat(1_000_000))).hasSize(1);
    assertThat(faults(Text.class, "{\"value\":\"" + "x".repeat(Bounds.TEXT + 1) + "\"}"))
        .hasSize(1);
    assertThat(faults(Text.class, "{\"" + "x".repeat(Bounds.NAME + 1) + "\":1}")).hasSize(1);
    assertThat(faults(JsonNode.class, "9".repeat(Bounds.NUMBER + 1))).hasSize(1);
    assertThat(EngineJson.parse("9".repeat(Bounds.NUMBER))).isNotNull();
    refused(Text.class, " ".repeat(Bounds.DOCUMENT + 1), "longer than 8388608 characters");
  }

  @Test
  void valuesAreCounted() {
    String most = "[" + "[],".repeat(Bounds.NODES - 2) + "[]]";
    assertThat(EngineJson.parse(most).size()).isEqualTo(Bounds.NODES - 1);
    String more = "[" + "[],".repeat(Bounds.NODES - 1) + "[]]";
    refused(JsonNode.class, more, "[" + (Bounds.NODES - 1) + "]: more than 200000 values");
    assertThat(faults(JsonNode.class, "{\"a\":" + more + "}")).hasSize(1);
  }

  @Test
  void notMoreThanAHundredFaultsAreTold() {
    assertThat(faults(Plain.class, "{\"values\":{\"a\":[" + "true,".repeat(500) + "1]}}"))
        .hasSize(Bounds.FAULTS + 1)
        .contains("values.a[99]: expected a whole number of at most 32 bits, found true")
        .endsWith("there may be more faults");
    assertThat(faults(Plain.class, "{\"values\":{\"a\":[" + "null,".repeat(500) + "1]}}"))
        .hasSize(Bounds.FAULTS + 1);
  }

  @Test
  void aTreeFromTheCallerIsCheckedAsTextIs() {
    ArrayNode deep = JsonNodeFactory.instance.arrayNode();
    ArrayNode inner = deep;
    for (int i = 0; i < 100_000; i++) {
      inner = inner.addArray();
    }
    JsonNode withNull = JsonNodeFactory.instance.objectNode().putNull("value");
    JsonNode withObject = JsonNodeFactory.instance.objectNode().putPOJO("value", new Object());
    JsonNode withBytes = JsonNodeFactory.instance.objectNode().put("value", new byte[] {1});
    JsonNode infinite =
        JsonNodeFactory.instance.objectNode().put("value", Double.POSITIVE_INFINITY);
    JsonNode missing = JsonNodeFactory.instance.missingNode();
    for (JsonNode tree :
        ImmutableList.of(deep, withNull, withObject, withBytes, infinite, missing)) {
      FaultException e =
          catchThrowableOfType(FaultException.class, () -> EngineJson.read(tree, Real.class));
      assertThat(e.faults()).isNotEmpty();
    }
  }

  @Test
  void readingATreeLeavesItAsItWas() {
    JsonNode tree = EngineJson.parse("{\"values\":{\"a\":[true,1]}}");
    JsonNode copy = tree.deepCopy();
    catchThrowableOfType(FaultException.class, () -> EngineJson.read(tree, Plain.class));
    assertThat(tree).isEqualTo(copy);
  }

  private static void refused(Class<?> type, String json, String... faults) {
    assertThat(faults(type, json)).as(json).containsExactlyInAnyOrder(faults);
  }

  private static ImmutableList<String> faults(Class<?> type, String json) {
    FaultException e =
        catchThrowableOfType(FaultException.class, () -> EngineJson.read(json, type));
    assertThat(e).as("refusal of %s", json.substring(0, Math.min(80, json.length()))).isNotNull();
    return e.faults().stream().map(Fault::toString).collect(ImmutableList.toImmutableList());
  }
}
