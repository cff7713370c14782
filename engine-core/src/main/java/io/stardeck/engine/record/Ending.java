package io.stardeck.engine.record;

import static com.google.common.base.Preconditions.checkArgument;

import io.stardeck.engine.Outcome;
import java.util.Optional;

/**
 * Where a recorded game stands at the end of its record.
 *
 * @param hash of the last state
 * @param outcome how the game ended; empty if it was left before
 */
public record Ending(String hash, Optional<Outcome> outcome) {
  /**
   * @throws IllegalArgumentException if {@code hash} is no SHA-256
   */
  public Ending {
    checkHash(hash);
  }

  static void checkHash(String hash) {
    checkArgument(hash.matches("[0-9a-f]{64}"), "a hash is 64 hexadecimal digits in lower case");
  }
}
