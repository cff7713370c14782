package io.stardeck.engine.record;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import java.util.Optional;

/** What came of replaying a record. */
public sealed interface Replay<S> {
  /**
   * All that the record says is so.
   *
   * @param state the last state
   */
  record Verified<S>(S state) implements Replay<S> {}

  /**
   * The record and the rules part.
   *
   * @param at where they first do
   */
  record Diverged<S>(Divergence at) implements Replay<S> {}

  /** The record is not of this game, or its seed is not told. */
  record Refused<S>(Unreadable why) implements Replay<S> {}

  /**
   * One step of a replay.
   *
   * @param move the number of the move, 1 or more; 0 for the set-up
   * @param action what was done; empty for the set-up
   * @param state what came of it
   * @param events what happened, in order
   */
  record Step<S, A extends Action>(
      int move, Optional<A> action, S state, ImmutableList<Event> events) {}
}
