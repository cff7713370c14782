package io.stardeck.engine.record;

import io.stardeck.engine.json.EngineJson;

/**
 * The running hash over the lines of a record: the sum of a line is the first half of the SHA-256
 * of that line with the sum of the line before it in the place of its own. The first line counts as
 * it is shown while its seed is secret, so that the sums stay the same when that is told.
 */
final class RunningHash {
  private static final int DIGITS = 32;

  private String last = "";

  /** The JSON of {@code line}, the next one, with its sum. */
  String write(Line line) {
    return EngineJson.write(line.withSum(next(line)));
  }

  /** Whether {@code line}, the next one, bears its sum. */
  boolean fits(Line line) {
    return line.sum().equals(next(line));
  }

  private String next(Line line) {
    Line shown = line instanceof Line.First first ? first.shown() : line;
    last = EngineJson.hash(shown.withSum(last)).substring(0, DIGITS);
    return last;
  }
}
