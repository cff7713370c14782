package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

/**
 * A frame in which an announced action is answered.
 *
 * @param <A> the game's family of actions
 * @param <F> the frame itself
 */
public interface AnnouncedFrame<A extends Action, F extends AnnouncedFrame<A, F>> extends Frame {
  /** What was announced, and what was answered so far. */
  Announced<A> announced();

  /** The same frame after an answer. */
  F with(Announced<A> next);

  @Override
  default ImmutableList<Seat> deciders() {
    return announced().round().deciders();
  }
}
