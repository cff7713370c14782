package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Renamings of JSON, for {@link Subject#renaming}. */
public final class Renaming {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private Renaming() {}

  /**
   * Puts another text in the place of each text, and of each field's name, that {@code names} has.
   */
  public static UnaryOperator<JsonNode> texts(Map<String, String> names) {
    return tree -> texts(tree, names);
  }

  /**
   * Changes the value of each field that {@code changes} has, wherever it lies; nothing below it.
   */
  public static UnaryOperator<JsonNode> fields(Map<String, UnaryOperator<JsonNode>> changes) {
    return tree -> fields(tree, changes);
  }

  /** A list whose element {@code i} goes to {@code (i + steps) % size}. */
  public static UnaryOperator<JsonNode> rotated(int steps) {
    return tree -> {
      ArrayNode turned = NODES.arrayNode();
      for (int i = 0; i < tree.size(); i++) {
        turned.add(tree.get(Math.floorMod(i - steps, tree.size())));
      }
      return turned;
    };
  }

  private static JsonNode texts(JsonNode tree, Map<String, String> names) {
    if (tree instanceof ObjectNode object) {
      ObjectNode renamed = NODES.objectNode();
      object
          .properties()
          .forEach(
              field ->
                  renamed.set(
                      names.getOrDefault(field.getKey(), field.getKey()),
                      texts(field.getValue(), names)));
      return renamed;
    }
    if (tree instanceof ArrayNode list) {
      ArrayNode renamed = NODES.arrayNode();
      list.forEach(element -> renamed.add(texts(element, names)));
      return renamed;
    }
    String name = tree.isTextual() ? names.get(tree.textValue()) : null;
    return name == null ? tree : NODES.textNode(name);
  }

  private static JsonNode fields(JsonNode tree, Map<String, UnaryOperator<JsonNode>> changes) {
    if (tree instanceof ObjectNode object) {
      ObjectNode changed = NODES.objectNode();
      object
          .properties()
          .forEach(
              field -> {
                UnaryOperator<JsonNode> change = changes.get(field.getKey());
                JsonNode value = field.getValue();
                changed.set(
                    field.getKey(), change == null ? fields(value, changes) : change.apply(value));
              });
      return changed;
    }
    if (tree instanceof ArrayNode list) {
      ArrayNode changed = NODES.arrayNode();
      list.forEach(element -> changed.add(fields(element, changes)));
      return changed;
    }
    return tree;
  }
}
