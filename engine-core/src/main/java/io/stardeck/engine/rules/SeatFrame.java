package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/** A frame in which one seat decides. */
public interface SeatFrame extends Frame {
  /** Who decides. */
  Seat seat();

  @Override
  default ImmutableList<Seat> deciders() {
    return seat().alone();
  }
}
