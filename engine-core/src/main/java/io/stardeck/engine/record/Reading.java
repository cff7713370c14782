package io.stardeck.engine.record;

import io.stardeck.engine.Action;

/** What came of reading a record. */
public sealed interface Reading<C, A extends Action> {
  /** It could be read. Whether it is true, {@link Records#replay} says. */
  record Read<C, A extends Action>(GameRecord<C, A> record) implements Reading<C, A> {}

  /** It could not. */
  record Failed<C, A extends Action>(Unreadable why) implements Reading<C, A> {}
}
