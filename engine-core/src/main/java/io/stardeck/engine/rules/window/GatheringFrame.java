package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

/**
 * A frame in which the seats of a gathering act in any order; who has had enough may act again as
 * long as others are waited for.
 */
public interface GatheringFrame extends Frame {
  /** Who takes part, and who of them has had enough. */
  Gathering gathering();

  @Override
  default ImmutableList<Seat> deciders() {
    return gathering().open();
  }

  @Override
  default ImmutableList<Seat> mayAlsoAct() {
    return gathering().over() ? ImmutableList.of() : gathering().done();
  }
}
