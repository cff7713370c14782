package io.stardeck.engine.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** Configurations of which only a part is given; the rest is as the game suggests. */
public final class PartialConfig {
  private PartialConfig() {}

  /**
   * Lays {@code part} over {@code whole}: an object over an object field by field, anything else in
   * place of what was there. An object of another {@code "type"} replaces the whole object, whose
   * fields mean nothing to it.
   *
   * @return a tree of its own; the arguments are left as they are
   */
  public static JsonNode over(JsonNode whole, JsonNode part) {
    if (!whole.isObject() || !part.isObject() || differ(whole.path("type"), part.path("type"))) {
      return part.deepCopy();
    }
    ObjectNode merged = whole.deepCopy();
    for (Map.Entry<String, JsonNode> field : part.properties()) {
      JsonNode below = merged.get(field.getKey());
      merged.set(
          field.getKey(),
          below == null ? field.getValue().deepCopy() : over(below, field.getValue()));
    }
    return merged;
  }

  private static boolean differ(JsonNode mine, JsonNode theirs) {
    return !mine.isMissingNode() && !theirs.isMissingNode() && !mine.equals(theirs);
  }
}
