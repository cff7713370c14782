package io.stardeck.engine.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;

/**
 * What the first line of every record tells, whatever its format: enough to find the game.
 *
 * @param format of the record
 * @param game the game's id
 * @param version of the game's rules
 */
public record Heading(int format, String game, String version) {
  private static final int MAX_NAME = 100;

  /**
   * Reads {@code line}, the first of a record.
   *
   * @throws FaultException if that is no record
   */
  public static Heading read(String line) {
    return read(EngineJson.parse(line));
  }

  static Heading read(JsonNode line) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    if (!line.path("format").isInt()) {
      faults.add(new Fault("format", "a record tells its format, a whole number"));
    }
    for (String field : ImmutableList.of("game", "version")) {
      if (!line.path(field).isTextual()) {
        faults.add(new Fault(field, "a record tells its " + field + ", a text"));
      } else if (!isName(line.get(field).textValue())) {
        faults.add(new Fault(field, "too long for the name of a " + field + ", or not printable"));
      }
    }
    ImmutableList<Fault> all = faults.build();
    if (!all.isEmpty()) {
      throw new FaultException(all);
    }
    return new Heading(
        line.get("format").intValue(),
        line.get("game").textValue(),
        line.get("version").textValue());
  }

  /** Whether a terminal can show it: a reason why a record is refused repeats these names. */
  private static boolean isName(String text) {
    return text.length() <= MAX_NAME && CharMatcher.inRange(' ', '~').matchesAllOf(text);
  }
}
