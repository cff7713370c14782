package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

/** A frame in which the seats of a round are asked one after the other. */
public interface RoundFrame extends Frame {
  /** Who is asked. */
  Round round();

  @Override
  default ImmutableList<Seat> deciders() {
    return round().deciders();
  }
}
