package io.stardeck.engine.match;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;

/**
 * Is told how a match goes, in order, by the thread that plays it. Sees everything, as no player
 * does.
 */
public interface MatchListener<S, A extends Action> {
  /** The game was set up. */
  default void began(S state, ImmutableList<Event> events) {}

  /**
   * A player has decided.
   *
   * @param before the state in which they decided
   * @param options how many legal actions they had, 1 or more
   * @param action what they took
   * @param after the state that came of it
   * @param events what happened, in order
   */
  default void decided(S before, int options, A action, S after, ImmutableList<Event> events) {}

  /** The game is over. */
  default void ended(S state, Outcome outcome) {}

  /** The game has come to the limit of decisions and goes no further; it has no outcome. */
  default void stopped(S state) {}

  /** The listener that tells {@code first} and then {@code second}. */
  static <S, A extends Action> MatchListener<S, A> both(
      MatchListener<? super S, ? super A> first, MatchListener<? super S, ? super A> second) {
    return new MatchListener<>() {
      @Override
      public void began(S state, ImmutableList<Event> events) {
        first.began(state, events);
        second.began(state, events);
      }

      @Override
      public void decided(S before, int options, A action, S after, ImmutableList<Event> events) {
        first.decided(before, options, action, after, events);
        second.decided(before, options, action, after, events);
      }

      @Override
      public void ended(S state, Outcome outcome) {
        first.ended(state, outcome);
        second.ended(state, outcome);
      }

      @Override
      public void stopped(S state) {
        first.stopped(state);
        second.stopped(state);
      }
    };
  }
}
