package io.stardeck.engine.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.FaultException;

/**
 * Brings a line of format 1 into format 2, which put a sum at the end of each line and the salt
 * into the generator's key. A line that was written without a sum has none to be checked.
 */
final class FormatOne {
  static final int FORMAT = 1;

  private FormatOne() {}

  /** The first line. Its salt bound the commitment alone, and nothing was drawn from it. */
  static JsonNode first(JsonNode line) {
    ObjectNode migrated = ((ObjectNode) next(line)).put("format", Records.FORMAT);
    if (line.path("origin") instanceof ObjectNode origin) {
      if (origin.path("type").asText().equals("commitment")) {
        throw fault(
            "origin",
            "a record of format 1 can be read once its seed is told, for the seed is bound in"
                + " another way since");
      }
      origin.remove("salt");
    }
    return migrated;
  }

  /** Each line after the first. */
  static JsonNode next(JsonNode line) {
    if (!(line instanceof ObjectNode object)) {
      return line;
    }
    if (object.has("sum")) {
      throw fault("sum", "a record of format 1 has no sums");
    }
    return object.put("sum", "");
  }

  private static FaultException fault(String path, String message) {
    return new FaultException(ImmutableList.of(new Fault(path, message)));
  }
}
