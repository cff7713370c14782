package io.stardeck.engine.rules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game made of phase rules and action rules. The order in which things happen, for every action:
 *
 * <ol>
 *   <li>Does the actor sit at this table, and may he act now? ({@link Frame#deciders}, {@link
 *       Frame#mayAlsoAct})
 *   <li>Is the action's rule open in the frame that he acts in: his draft, or else the top of the
 *       stack?
 *   <li>{@link ActionRule#check}: all that speaks against it; if anything does, it is rejected
 *       here.
 *   <li>{@link ActionRule#perform}.
 *   <li>{@link PhaseRule#proceed} of the frame on top, again and again until one waits for a
 *       decision.
 * </ol>
 */
public abstract class PhasedGame<C, S, A extends Action, V> implements Game<C, S, A, V> {
  /** After so many frames without a decision they are held to go by without end. */
  private static final int MAX_FRAMES = 100_000;

  // By identity, as both are asked several times a decision; never changed.
  private final IdentityHashMap<Class<?>, PhaseRule<S, V, ?>> phases = new IdentityHashMap<>();
  private final IdentityHashMap<Class<?>, ActionRule<S, V, ?>> actions = new IdentityHashMap<>();
  private final ImmutableList<Class<?>> frames;

  /**
   * A game of those phases, and of the actions that are open in them.
   *
   * @param rules one for each type of frame. An action rule that is open in several phases is the
   *     same in all of them: of one class, which holds nothing, or equal records
   * @throws IllegalArgumentException if two rules are for one type of frame, or two that are not
   *     the same for one type of action
   */
  protected PhasedGame(List<? extends PhaseRule<S, V, ?>> rules) {
    ImmutableList.Builder<Class<?>> order = ImmutableList.builder();
    for (PhaseRule<S, V, ?> phase : rules) {
      order.add(phase.frame());
      for (Class<?> type : SealedFamily.classes(phase.frame())) {
        checkArgument(phases.put(type, phase) == null, "two rules for the frame %s", type);
      }
      for (ActionRule<S, V, ?> rule : phase.open()) {
        for (Class<?> type : SealedFamily.classes(rule.action())) {
          ActionRule<S, V, ?> other = actions.put(type, rule);
          checkArgument(other == null || same(other, rule), "two rules for %s", type);
        }
      }
    }
    this.frames = order.build();
  }

  private static boolean same(ActionRule<?, ?, ?> one, ActionRule<?, ?, ?> other) {
    return one.getClass() == other.getClass() && (!(one instanceof Record) || one.equals(other));
  }

  /** The public frame on top of the stack. */
  protected abstract Frame top(S state);

  /**
   * The frame that the seat of {@code view} acts in: its open draft, or else the public frame on
   * top.
   */
  protected abstract Frame frame(V view);

  /**
   * Why {@code action}, whose rule is not open now or whose actor may not act now, is refused.
   *
   * @param view the actor's, or the spectator's if the actor does not sit at this table
   */
  protected abstract Violation closed(V view, A action);

  /** The rule for that type of action, or null if there is none. For coverage by tests. */
  public final @Nullable ActionRule<S, V, ?> ruleFor(Class<? extends Action> action) {
    return actions.get(action);
  }

  /** The types of frame that a rule is known for. For coverage by tests. */
  public final ImmutableList<Class<?>> frames() {
    return frames;
  }

  /**
   * Frames go by without end and without anybody's doing. A game in which that is no fault, but
   * lies with the cards that it was given, ends here.
   *
   * @throws IllegalStateException unless the game is over afterwards
   */
  protected void endless(Play<S> play) {
    throw new IllegalStateException("frames go by without end; on top " + top(play.state()));
  }

  @Override
  public final ImmutableList<Seat> toAct(S state) {
    return top(state).deciders();
  }

  @Override
  public final ImmutableList<A> legalActions(S state, Seat seat) {
    if (!mayAct(state, seat)) {
      return ImmutableList.of();
    }
    V view = view(state, seat);
    Offers<A, S, V> offers = new Offers<>(view);
    for (ActionRule<S, V, ?> rule : phase(frame(view)).open()) {
      offers.addFrom(rule);
    }
    return offers.list();
  }

  @Override
  public final ImmutableList<Violation> check(S state, A action) {
    Seat actor = action.actor();
    boolean seated = actor.number() >= 1 && actor.number() <= players(state);
    V view = view(state, seated ? actor : Seat.SPECTATOR);
    if (!seated || !mayAct(state, actor)) {
      return ImmutableList.of(closed(view, action));
    }
    ActionRule<S, V, ?> rule = actions.get(action.getClass());
    if (rule == null || !isOpen(rule, phase(frame(view)))) {
      return ImmutableList.of(closed(view, action));
    }
    Findings findings = Findings.explaining();
    cast(rule).check(view, action, findings);
    return findings.violations();
  }

  @Override
  public final Ruling<S> apply(S state, A action) {
    ImmutableList<Violation> violations = check(state, action);
    if (!violations.isEmpty()) {
      return Ruling.reject(violations);
    }
    Play<S> play = Play.telling(state);
    perform(play, action);
    return Ruling.accept(play.state(), play.events());
  }

  @Override
  public final S next(S state, A legalAction) {
    Play<S> play = Play.silent(state);
    perform(play, legalAction);
    return play.state();
  }

  @Override
  public final Prompt prompt(V view) {
    Frame frame = frame(view);
    PhaseRule<S, V, ?> rule = phase(frame);
    return new Prompt(frame.deciders(), name(rule), text(rule, view, frame));
  }

  /** Lets the frames of a new game go by until somebody has to decide. */
  protected final Ruling<S> begin(S first, ImmutableList<Event> events) {
    Play<S> play = Play.telling(first);
    for (Event event : events) {
      play.tell(event.audience(), event.rule(), event.what());
    }
    settle(play);
    return Ruling.accept(play.state(), play.events());
  }

  /** Sets a new game up by steps, then lets its frames go by until somebody has to decide. */
  protected final Ruling<S> begin(S first, Consumer<Play<S>> steps) {
    Play<S> play = Play.telling(first);
    steps.accept(play);
    settle(play);
    return Ruling.accept(play.state(), play.events());
  }

  private void perform(Play<S> play, A action) {
    ActionRule<S, V, ?> rule = actions.get(action.getClass());
    Verify.verify(rule != null, "no rule for %s", action);
    cast(rule).perform(play, action);
    settle(play);
  }

  private void settle(Play<S> play) {
    for (int i = 0; i < MAX_FRAMES; i++) {
      Frame frame = top(play.state());
      if (!proceed(phase(frame), play, frame)) {
        return;
      }
    }
    endless(play);
  }

  private boolean mayAct(S state, Seat seat) {
    Frame frame = top(state);
    return frame.deciders().contains(seat) || frame.mayAlsoAct().contains(seat);
  }

  private static boolean isOpen(ActionRule<?, ?, ?> rule, PhaseRule<?, ?, ?> phase) {
    ImmutableList<? extends ActionRule<?, ?, ?>> open = phase.open();
    for (int i = 0; i < open.size(); i++) {
      if (open.get(i).action() == rule.action()) {
        return true;
      }
    }
    return false;
  }

  private PhaseRule<S, V, ?> phase(Frame frame) {
    PhaseRule<S, V, ?> rule = phases.get(frame.getClass());
    Verify.verify(rule != null, "no rule for the frame %s", frame);
    return rule;
  }

  private static String name(PhaseRule<?, ?, ?> rule) {
    return SealedFamily.display(rule.frame());
  }

  @SuppressWarnings("unchecked") // the table is keyed by the rule's own type of frame
  private static <S, V> boolean proceed(PhaseRule<S, V, ?> rule, Play<S> play, Frame frame) {
    return ((PhaseRule<S, V, Frame>) rule).proceed(play, frame);
  }

  private static <S, V, F extends Frame> String text(PhaseRule<S, V, F> rule, V view, Frame frame) {
    return rule.prompt(view, rule.frame().cast(frame));
  }

  @SuppressWarnings("unchecked") // the table is keyed by the rule's own action type
  private ActionRule<S, V, A> cast(ActionRule<S, V, ?> rule) {
    return (ActionRule<S, V, A>) rule;
  }
}
