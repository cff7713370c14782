package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * One action, or one set-up, while it is being performed: the state so far and the events so far.
 * It lives for one call of {@link Game#apply} and never leaves it. The <em>named steps</em> of a
 * game (draw a card, destroy a ship) are small methods that take a play, each written once and
 * citing its own rules.
 */
public final class Play<S> {
  private S state;
  private final ImmutableList.@Nullable Builder<Event> events;

  private Play(S state, ImmutableList.@Nullable Builder<Event> events) {
    this.state = state;
    this.events = events;
  }

  /** Begins at {@code state} and keeps the events. */
  static <S> Play<S> telling(S state) {
    return new Play<>(state, ImmutableList.builder());
  }

  /** Begins at {@code state} and drops all events: to try out what a step would do. */
  public static <S> Play<S> silent(S state) {
    return new Play<>(state, null);
  }

  /** The state so far. */
  public S state() {
    return state;
  }

  /** Goes on from {@code next}. */
  public void become(S next) {
    state = next;
  }

  /** Tells {@code audience} what happened, and by which rule. */
  public void tell(Audience audience, RuleId rule, GameEvent what) {
    if (events != null) {
      events.add(new Event(audience, rule, what));
    }
  }

  /** Tells everyone what happened, and by which rule. */
  public void tell(RuleId rule, GameEvent what) {
    tell(Audience.everyone(), rule, what);
  }

  /** Whether anybody listens; a caller may skip the making of costly events if not. */
  public boolean told() {
    return events != null;
  }

  ImmutableList<Event> events() {
    return events == null ? ImmutableList.of() : events.build();
  }
}
