package io.stardeck.engine;

import com.google.common.collect.ImmutableList;

/**
 * The rules' answer to an action or to a configuration: {@link Accepted} or {@link Rejected}.
 *
 * @param <S> the game's state
 */
public sealed interface Ruling<S> {
  /** Whether this is an {@link Accepted}. */
  boolean accepted();

  /**
   * The state that play goes on from.
   *
   * @throws IllegalStateException if the ruling is {@link Rejected}; the message names the
   *     violations
   */
  S state();

  /** What happened, in order; empty if rejected. */
  ImmutableList<Event> events();

  /** What happened, as {@code seat} is told it: the events that it may see, each as sent to it. */
  default ImmutableList<Event> told(Seat seat) {
    ImmutableList.Builder<Event> told = ImmutableList.builder();
    for (Event event : events()) {
      if (event.audience().includes(seat)) {
        told.add(event.to(seat));
      }
    }
    return told.build();
  }

  /** All reasons for a refusal, the most telling first; empty if accepted. */
  ImmutableList<Violation> violations();

  /** A ruling that accepts. */
  static <S> Ruling<S> accept(S state, ImmutableList<Event> events) {
    return new Accepted<>(state, events);
  }

  /**
   * A ruling that refuses.
   *
   * @throws IllegalArgumentException if {@code violations} is empty
   */
  static <S> Ruling<S> reject(ImmutableList<Violation> violations) {
    return new Rejected<>(violations);
  }

  /** A ruling that refuses for that one reason. */
  static <S> Ruling<S> reject(RuleId rule, String message) {
    return reject(ImmutableList.of(new Violation(rule, message)));
  }

  /** The action is legal and this is what follows. */
  record Accepted<S>(S state, ImmutableList<Event> events) implements Ruling<S> {
    @Override
    public boolean accepted() {
      return true;
    }

    @Override
    public ImmutableList<Violation> violations() {
      return ImmutableList.of();
    }
  }

  /** The rules forbid it; nothing has changed. */
  record Rejected<S>(ImmutableList<Violation> violations) implements Ruling<S> {
    /**
     * @throws IllegalArgumentException if {@code violations} is empty
     */
    public Rejected {
      if (violations.isEmpty()) {
        throw new IllegalArgumentException("a refusal names at least one violation");
      }
    }

    @Override
    public boolean accepted() {
      return false;
    }

    @Override
    public S state() {
      throw new IllegalStateException("rejected: " + violations);
    }

    @Override
    public ImmutableList<Event> events() {
      return ImmutableList.of();
    }
  }
}
