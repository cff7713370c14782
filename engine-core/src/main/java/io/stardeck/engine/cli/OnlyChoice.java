package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import java.util.function.Predicate;

/**
 * Whether a person need not be asked: one action only answers, and it tells nobody anything. After
 * a decision was taken back the next is asked for, or what was taken back would be done again.
 */
final class OnlyChoice<A extends Action> {
  private final Predicate<A> tellsNothing;
  private boolean asking;

  /**
   * What needs no asking.
   *
   * @param tellsNothing whether nobody comes to know anything by that action, taken now; never if
   *     everything is to be asked
   */
  OnlyChoice(Predicate<A> tellsNothing) {
    this.tellsNothing = tellsNothing;
  }

  /** Whether {@code legal} leaves nothing to ask. */
  boolean is(ImmutableList<A> legal) {
    boolean only = !asking && Action.answers(legal).size() == 1 && tellsNothing.test(legal.get(0));
    asking = false;
    return only;
  }

  /** Has the next decision asked for. */
  void askNext() {
    asking = true;
  }
}
