package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Until;
import java.util.OptionalInt;

/**
 * Something that a card has brought about for a while ({@code ST-EFF-07}, {@code ST-EFF-12}).
 *
 * @param by the definition of that card
 * @param controller who played it
 * @param on on what it acts
 * @param since the number of the turn in which that was
 * @param what what holds
 * @param until how long
 * @param turns how many own turns are still to end, if more than one
 */
public record Lasting(
    String by, Seat controller, On on, int since, Standing what, Until until, OptionalInt turns) {
  /** About something else. */
  public Lasting on(On other) {
    return new Lasting(by, controller, other, since, what, until, turns);
  }

  /** After the end of one of those turns. */
  public Lasting waned() {
    int left = turns.orElse(1) - 1;
    return new Lasting(
        by,
        controller,
        on,
        since,
        what,
        until,
        left > 1 ? OptionalInt.of(left) : OptionalInt.empty());
  }
}
