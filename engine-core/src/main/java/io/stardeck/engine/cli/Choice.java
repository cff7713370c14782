package io.stardeck.engine.cli;

import io.stardeck.engine.Action;

/** What whoever decides for a seat wants when asked. */
sealed interface Choice<A extends Action> {

  /** To take that action. */
  record Take<A extends Action>(A action) implements Choice<A> {}

  /** To have the own last decision back. */
  record Undo<A extends Action>() implements Choice<A> {}

  /** To leave the table; the game stays unfinished. */
  record Leave<A extends Action>() implements Choice<A> {}
}
