package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/** A frame that goes by without a decision. */
public interface PassingFrame extends Frame {
  @Override
  default ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }
}
