package io.stardeck.engine.rules.window;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/**
 * The phase of an {@link AnnouncedFrame}. The order in which things happen:
 *
 * <ol>
 *   <li>Who is {@linkplain #live live} is asked in turn until the round is over. If nobody is live
 *       when it opens, nobody is asked.
 *   <li>The nullifiers are taken from the last played to the first; each reply without an effect of
 *       its own, or without one any more, is {@linkplain #spent spent}.
 *   <li>The other replies take effect from the first played to the last, each with all that comes
 *       of it before the next. One that does not {@linkplain Awaiting#stands stand} then fizzles.
 *   <li>The frame ends, and what was announced happens if it was not stopped and still stands;
 *       otherwise it fizzles. What a moment was about {@linkplain #over goes on}, or does not.
 * </ol>
 *
 * @param <S> the state
 * @param <V> the view
 * @param <A> the game's family of actions
 * @param <F> the type of frame
 */
public interface AnnouncedPhase<
        S extends GameState<S>, V, A extends Action, F extends AnnouncedFrame<A, F>>
    extends PhaseRule<S, V, F> {
  /** Whether {@code seat} is asked for an answer now, as public facts alone have it. */
  boolean live(S state, F frame, Seat seat);

  /** The rules of all that is announced, and of all that is answered and waits for its effect. */
  ImmutableList<? extends Awaiting<S, V, ? extends A>> announcing();

  /** The view of {@code seat}. */
  V view(S state, Seat seat);

  /** {@code reply} was played and is over: it was stopped, or all it did was to stop another. */
  default void spent(Play<S> play, Reply<A> reply) {}

  /**
   * A moment is over, and its frame is gone.
   *
   * @param stopped whether what it was about will not happen
   */
  default void over(Play<S> play, F frame, boolean stopped) {}

  @Override
  default boolean proceed(Play<S> play, F frame) {
    Announced<A> before = frame.announced();
    Announced<A> now = before.among(seat -> live(play.state(), frame, seat));
    if (!now.round().over()) {
      if (now != before) {
        play.replace(frame.with(now));
      }
      return now != before;
    }
    if (now.unsettled()) {
      settle(play, frame, now.settled());
    } else if (!now.replies().isEmpty()) {
      play.replace(frame.with(now.rest()));
      conclude(play, now.replies().get(0).action(), false);
    } else {
      play.pop();
      if (now.action().isPresent()) {
        conclude(play, now.action().get(), now.stopped());
      } else {
        over(play, frame, now.stopped());
      }
    }
    return true;
  }

  private void settle(Play<S> play, F frame, Announced<A> settled) {
    play.replace(frame.with(settled.effects()));
    for (Reply<A> reply : settled.replies()) {
      if (reply.spent()) {
        spent(play, reply);
      }
    }
  }

  private void conclude(Play<S> play, A action, boolean stopped) {
    Awaiting<S, V, A> rule = rule(action);
    if (!stopped && rule.stands(view(play.state(), action.actor()), action)) {
      rule.happen(play, action);
    } else {
      rule.fizzle(play, action);
    }
  }

  @SuppressWarnings("unchecked") // looked up by the rule's own type of action
  private Awaiting<S, V, A> rule(A action) {
    Awaiting<S, V, ? extends A> found = null;
    for (Awaiting<S, V, ? extends A> rule : announcing()) {
      if (rule.action() == action.getClass()) {
        found = rule;
      }
    }
    Verify.verify(found != null, "no rule announces %s", action);
    return (Awaiting<S, V, A>) found;
  }
}
