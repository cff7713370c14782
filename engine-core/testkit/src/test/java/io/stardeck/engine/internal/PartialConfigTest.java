package io.stardeck.engine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

class PartialConfigTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  @Test
  void whatIsNotGivenStaysAsSuggested() {
    ObjectNode whole = NODES.objectNode().put("level", "basic").put("players", 2);
    ObjectNode part = NODES.objectNode().put("players", 4);
    assertThat(PartialConfig.over(whole, part))
        .isEqualTo(NODES.objectNode().put("level", "basic").put("players", 4));
  }

  @Test
  void objectsAreLaidOverEachOtherFieldByField() {
    ObjectNode whole = NODES.objectNode().set("options", options("a", "b"));
    ObjectNode part = NODES.objectNode();
    part.set("options", NODES.objectNode().put("b", false));
    assertThat(PartialConfig.over(whole, part).path("options"))
        .isEqualTo(NODES.objectNode().put("a", true).put("b", false));
  }

  @Test
  void objectOfAnotherTypeReplacesTheWhole() {
    ObjectNode whole = NODES.objectNode().put("type", "timed").put("turns", 3);
    ObjectNode part = NODES.objectNode().put("type", "endless");
    assertThat(PartialConfig.over(whole, part)).isEqualTo(part);
  }

  @Test
  void argumentsStayAsTheyAre() {
    ObjectNode whole = NODES.objectNode().set("options", options("a"));
    ObjectNode part = NODES.objectNode().set("options", options("b"));
    ObjectNode wholeBefore = whole.deepCopy();
    ObjectNode partBefore = part.deepCopy();
    PartialConfig.over(whole, part);
    assertThat(whole).isEqualTo(wholeBefore);
    assertThat(part).isEqualTo(partBefore);
  }

  private static ObjectNode options(String... names) {
    ObjectNode options = NODES.objectNode();
    for (String name : names) {
      options.put(name, true);
    }
    return options;
  }
}
