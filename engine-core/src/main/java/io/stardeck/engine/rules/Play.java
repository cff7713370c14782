package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.chance.Roll;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One action, or one set-up, while it is being performed: the state so far and the events so far.
 * It lives for one call of {@link io.stardeck.engine.Game#apply} and never leaves it. The <em>named
 * steps</em> of a game (draw a card, destroy a ship) are small methods that take a play, each
 * written once and citing its own rules.
 *
 * <p>All draws are made here, so that none can be made twice. While the frame on top {@linkplain
 * Frame#cutsOff cuts off} what is under way, the stack stays as it is: a step in the midst of
 * something need not undo it, and should just return once {@link #over}.
 *
 * @param <S> the state
 */
public final class Play<S extends GameState<S>> {
  private S state;
  private final ImmutableList.@Nullable Builder<Event> events;
  private final Listener<S> listener;

  private Play(S state, ImmutableList.@Nullable Builder<Event> events, Listener<S> listener) {
    this.state = state;
    this.events = events;
    this.listener = listener;
  }

  /** Begins at {@code state} and keeps the events. */
  static <S extends GameState<S>> Play<S> telling(S state, Listener<S> listener) {
    return new Play<>(state, ImmutableList.builder(), listener);
  }

  /** Begins at {@code state} and drops all events. */
  static <S extends GameState<S>> Play<S> silent(S state, Listener<S> listener) {
    return new Play<>(state, null, listener);
  }

  /**
   * Begins at {@code state}, drops all events and is heard by nothing: to try out what a step would
   * do.
   */
  public static <S extends GameState<S>> Play<S> silent(S state) {
    return new Play<>(state, null, Listener.none());
  }

  /** The state so far. */
  public S state() {
    return state;
  }

  /** Goes on from {@code next}. */
  public void become(S next) {
    state = next;
  }

  /** Goes on from what {@code change} makes of the state so far. */
  public void update(UnaryOperator<S> change) {
    state = change.apply(state);
  }

  /** Lays {@code frame} on top of the stack. */
  public void push(Frame frame) {
    if (!over()) {
      state = state.withFrames(frames().push(frame));
    }
  }

  /** Lays {@code lower} on top of the stack, and {@code upper} on that. */
  public void push(Frame lower, Frame upper) {
    if (!over()) {
      state = state.withFrames(frames().push(lower).push(upper));
    }
  }

  /** Ends the frame on top of the stack. */
  public void pop() {
    if (!over()) {
      state = state.withFrames(frames().pop());
    }
  }

  /** Puts {@code frame} in place of the one on top of the stack. */
  public void replace(Frame frame) {
    if (!over()) {
      state = state.withFrames(frames().replaceTop(frame));
    }
  }

  /** Puts {@code lower} in place of the one on top of the stack, and lays {@code upper} on that. */
  public void replace(Frame lower, Frame upper) {
    if (!over()) {
      state = state.withFrames(frames().replaceTop(lower).push(upper));
    }
  }

  /** Whether whatever was under way has been cut off: by the end of the game, above all. */
  public boolean over() {
    Pile<? extends Frame> frames = state.frames();
    return !frames.isEmpty() && frames.top().cutsOff();
  }

  private Pile<Frame> frames() {
    return Pile.copyOf(state.frames());
  }

  /** Rolls a die with faces 1 to {@code faces}. */
  public int roll(int faces) {
    return kept(state.chance().die(faces));
  }

  /** Draws a number from 0 to {@code bound - 1}, each as likely as the other. */
  public int below(int bound) {
    return kept(state.chance().below(bound));
  }

  /** One of the {@code elements}, of which there are some, each as likely as the other. */
  public <T> T pick(List<? extends T> elements) {
    return elements.get(below(elements.size()));
  }

  /** The {@code elements} in a random order. */
  public <T> ImmutableList<T> shuffle(List<? extends T> elements) {
    Drawn<ImmutableList<T>> drawn = state.chance().shuffle(elements);
    state = state.withChance(drawn.next());
    return drawn.value();
  }

  private int kept(Roll roll) {
    state = state.withChance(roll.next());
    return roll.value();
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

  /** Whether anybody listens to events; a caller may skip the making of costly ones if not. */
  public boolean told() {
    return events != null;
  }

  /**
   * Lets the game's {@link Listener} hear what happened.
   *
   * @param happening makes it; called only if something answers happenings of that kind
   */
  public <H extends Happening> void happens(Class<H> kind, Supplier<? extends H> happening) {
    if (listener.listens(state, kind)) {
      listener.hear(this, happening.get());
    }
  }

  ImmutableList<Event> events() {
    return events == null ? ImmutableList.of() : events.build();
  }
}
