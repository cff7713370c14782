package io.stardeck.engine.rules.window;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * An action that was announced and has not happened yet, or a moment at which something may be
 * played; and what others have answered so far. A reply is either carried out at once, then only
 * {@link #acted} or {@link #closed} is told here; or it waits in {@link #replies} until the round
 * is over.
 *
 * @param action what was announced; empty for a moment
 * @param stopped whether it, or what the moment is about, will not happen
 * @param round who is asked for an answer
 * @param replies what was answered and waits for its effect, the first played first
 */
public record Announced<A extends Action>(
    Optional<A> action, boolean stopped, Round round, ImmutableList<Reply<A>> replies) {
  /**
   * @throws IllegalArgumentException if a reply stops one that was not played before it
   */
  public Announced {
    for (int i = 0; i < replies.size(); i++) {
      int stops = replies.get(i).stops();
      checkArgument(stops <= i, "reply %s cannot stop reply %s", i + 1, stops);
    }
  }

  /** {@code action} was announced, and {@code round} is asked. */
  public static <A extends Action> Announced<A> of(A action, Round round) {
    return new Announced<>(Optional.of(action), false, round, ImmutableList.of());
  }

  /** Nothing was announced, but {@code round} is asked. */
  public static <A extends Action> Announced<A> moment(Round round) {
    return new Announced<>(Optional.empty(), false, round, ImmutableList.of());
  }

  /** Who is asked has passed. */
  public Announced<A> passed() {
    return with(round.passed());
  }

  /** {@code by} has answered with something that was carried out at once. */
  public Announced<A> acted(Seat by) {
    return with(round.acted(by));
  }

  /** {@code reply} was played, asked or not, and waits for the end of the round. */
  public Announced<A> answered(A reply) {
    return answered(reply, Reply.NOTHING);
  }

  /**
   * {@code reply} was played to stop what was announced ({@link Reply#ANNOUNCED}) or an earlier
   * reply, by its number.
   *
   * @throws IllegalArgumentException if there is nothing of that number
   */
  public Announced<A> answered(A reply, int stops) {
    return new Announced<>(
        action,
        stopped,
        round.acted(reply.actor()),
        Lists.plus(replies, new Reply<>(reply, stops, false)));
  }

  /** The announced action will not happen. */
  public Announced<A> stop() {
    return stopped ? this : new Announced<>(action, true, round, replies);
  }

  /** {@code other} will happen in place of what was announced: with another target, say. */
  public Announced<A> instead(A other) {
    return new Announced<>(Optional.of(other), stopped, round, replies);
  }

  /** As {@link Round#among}. */
  public Announced<A> among(Predicate<? super Seat> live) {
    return with(round.among(live));
  }

  /** Nobody is asked any more. */
  public Announced<A> closed() {
    return with(round.closed());
  }

  /**
   * The same without {@code leaver}, who has left the game: what that seat announced or answered
   * has no effect.
   */
  public Announced<A> without(Seat leaver) {
    ImmutableList.Builder<Reply<A>> left = ImmutableList.builder();
    for (Reply<A> reply : replies) {
      left.add(reply.action().actor().equals(leaver) ? reply.lost() : reply);
    }
    boolean gone = action.isPresent() && action.get().actor().equals(leaver);
    return new Announced<>(action, stopped || gone, round.without(leaver), left.build());
  }

  /** Whether some reply is {@linkplain Reply#spent spent}. */
  boolean unsettled() {
    for (int i = 0; i < replies.size(); i++) {
      if (replies.get(i).spent()) {
        return true;
      }
    }
    return false;
  }

  /**
   * What is stopped when the round is over: the nullifiers are taken from the last to the first;
   * one that is not stopped stops its target. All replies are still there.
   */
  public Announced<A> settled() {
    boolean lost = stopped;
    boolean[] out = new boolean[replies.size()];
    for (int i = replies.size() - 1; i >= 0; i--) {
      Reply<A> reply = replies.get(i);
      out[i] |= reply.stopped();
      if (!out[i] && reply.stops() > 0) {
        out[reply.stops() - 1] = true;
      }
      lost |= !out[i] && reply.stops() == Reply.ANNOUNCED;
    }
    ImmutableList.Builder<Reply<A>> left = ImmutableList.builder();
    for (int i = 0; i < out.length; i++) {
      left.add(out[i] ? replies.get(i).lost() : replies.get(i));
    }
    return new Announced<>(action, lost, round, left.build());
  }

  /**
   * The same with those replies alone that have an effect of their own and are not stopped, as they
   * take effect one after the other, the first played first.
   */
  public Announced<A> effects() {
    ImmutableList.Builder<Reply<A>> left = ImmutableList.builder();
    for (Reply<A> reply : replies) {
      if (!reply.spent()) {
        left.add(reply);
      }
    }
    return new Announced<>(action, stopped, round, left.build());
  }

  /** The same without its first reply, which takes effect now; none of them stops anything. */
  public Announced<A> rest() {
    return new Announced<>(action, stopped, round, Lists.rest(replies));
  }

  /** The same with that round. */
  public Announced<A> with(Round next) {
    return next == round ? this : new Announced<>(action, stopped, next, replies);
  }
}
