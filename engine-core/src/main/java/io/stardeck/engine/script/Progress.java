package io.stardeck.engine.script;

import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * How far a list of effects has been carried out. Everybody sees it.
 *
 * @param next the position of the effect that is under way, from 0 on
 * @param begun whether that effect has been prepared
 * @param done how many answers it has taken
 * @param left how many picks are left to it, where it counts them
 * @param asked who has to choose now; empty if nobody has
 */
public record Progress(int next, boolean begun, int done, int left, Optional<Seat> asked) {
  /** At the first effect of a list. */
  public static final Progress START = new Progress(0, false, 0, 0, Optional.empty());

  /** At the next effect. */
  public Progress onward() {
    return at(next + 1);
  }

  /** At the effect at that position; behind the last the list is done. */
  public Progress at(int position) {
    return new Progress(position, false, 0, 0, Optional.empty());
  }

  /** With so many picks left. */
  public Progress leaving(int picks) {
    return new Progress(next, begun, done, picks, asked);
  }

  Progress prepared() {
    return new Progress(next, true, done, left, asked);
  }

  Progress asking(Seat seat) {
    return new Progress(next, begun, done, left, Optional.of(seat));
  }

  Progress answered() {
    return new Progress(next, begun, done + 1, left, Optional.empty());
  }
}
