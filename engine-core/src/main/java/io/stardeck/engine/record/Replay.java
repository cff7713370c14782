package io.stardeck.engine.record;

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
}
