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
   * @param before the state in which he decided
   * @param options how many legal actions he had, 1 or more
   * @param action what he took
   * @param after the state that came of it
   * @param events what happened, in order
   */
  default void decided(S before, int options, A action, S after, ImmutableList<Event> events) {}

  /** The game is over. */
  default void ended(S state, Outcome outcome) {}

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
    };
  }
}
