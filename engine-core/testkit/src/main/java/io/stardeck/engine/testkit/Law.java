package io.stardeck.engine.testkit;

import io.stardeck.engine.Action;
import io.stardeck.engine.View;

/** Something that holds in every position of every game. */
interface Law<C, S, A extends Action, V extends View> {
  /** What the law is called when it is broken. */
  String name();

  /** Whether to look at each position of a game; otherwise at some of them. */
  boolean cheap();

  /**
   * Looks at one position.
   *
   * @throws AssertionError if the law is broken there
   */
  void check(Position<C, S, A, V> position);
}
