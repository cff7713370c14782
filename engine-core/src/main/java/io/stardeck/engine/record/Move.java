package io.stardeck.engine.record;

import io.stardeck.engine.Action;
import java.util.Optional;

/**
 * One action of a recorded game.
 *
 * @param action what was done
 * @param hash of the state that came of it; a record may do without
 */
public record Move<A extends Action>(A action, Optional<String> hash) {
  /**
   * @throws IllegalArgumentException if {@code hash} is no SHA-256
   */
  public Move {
    hash.ifPresent(Ending::checkHash);
  }
}
