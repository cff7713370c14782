package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.google.common.base.Ascii;
import io.stardeck.engine.json.GameJson;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where two values differ that a law holds to be equal: the first such place in their JSON, told in
 * the words of the assertion if it fails, and not worked out before.
 */
record Difference(GameJson<?, ?, ?, ?> json, Object actual, Object expected) {
  private static final int LONGEST = 120;

  @Override
  public String toString() {
    return first("", json.tree(expected), json.tree(actual))
        .map(path -> "it differs at " + path)
        .orElse("it differs, and not in its JSON");
  }

  /** The first path at which {@code actual} is not as {@code expected}, and both values there. */
  static Optional<String> first(String path, JsonNode expected, JsonNode actual) {
    if (expected.equals(actual)) {
      return Optional.empty();
    }
    if (expected.isObject() && actual.isObject()) {
      Set<String> names = new TreeSet<>();
      expected.fieldNames().forEachRemaining(names::add);
      actual.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        String below = path.isEmpty() ? name : path + "." + name;
        Optional<String> found = first(below, expected.path(name), actual.path(name));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    if (expected.isArray() && actual.isArray()) {
      for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
        Optional<String> found = first(path + "[" + i + "]", expected.path(i), actual.path(i));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.of("%s: %s, not %s".formatted(path, text(actual), text(expected)));
  }

  private static String text(JsonNode node) {
    return node instanceof MissingNode ? "nothing" : Ascii.truncate(node.toString(), LONGEST, "…");
  }
}
