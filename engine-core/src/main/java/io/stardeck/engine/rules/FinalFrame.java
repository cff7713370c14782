package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;

/** The frame under which the game is over: nobody decides any more, and it holds the result. */
public interface FinalFrame extends Frame {
  /** How the game ended. */
  Outcome outcome();

  @Override
  default ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  @Override
  default boolean cutsOff() {
    return true;
  }
}
