package io.stardeck.engine.rules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** The rules of a game by the types of frame and of action that they are for. */
final class RuleTable<S extends GameState<S>, V extends GameView> {
  // By identity, as both are asked several times a decision; never changed.
  private final IdentityHashMap<Class<?>, PhaseRule<S, V, ?>> phases = new IdentityHashMap<>();
  private final IdentityHashMap<Class<?>, ActionRule<S, V, ?>> actions = new IdentityHashMap<>();
  private final ImmutableList<Class<?>> frames;
  private final ImmutableList<ActionRule<S, V, ?>> anytime;
  private final ImmutableList<ActionRule<S, V, ?>> host;

  RuleTable(
      ImmutableList<PhaseRule<S, V, ?>> rules,
      ImmutableList<ActionRule<S, V, ?>> anytime,
      ImmutableList<ActionRule<S, V, ?>> host) {
    ImmutableList.Builder<Class<?>> order = ImmutableList.builder();
    for (PhaseRule<S, V, ?> phase : rules) {
      order.add(phase.frame());
      for (Class<?> type : SealedFamily.classes(phase.frame())) {
        checkArgument(phases.put(type, phase) == null, "two rules for the frame %s", type);
      }
      phase.open().forEach(this::add);
    }
    anytime.forEach(this::add);
    host.forEach(this::add);
    this.frames = order.build();
    this.anytime = anytime;
    this.host = host;
  }

  private void add(ActionRule<S, V, ?> rule) {
    for (Class<?> type : SealedFamily.classes(rule.action())) {
      ActionRule<S, V, ?> other = actions.put(type, rule);
      checkArgument(other == null || same(other, rule), "two rules for %s", type);
    }
  }

  private static boolean same(ActionRule<?, ?, ?> one, ActionRule<?, ?, ?> other) {
    return one.equals(other) || one.getClass() == other.getClass() && holdsNothing(one.getClass());
  }

  /** Whether two objects of that class cannot differ. */
  private static boolean holdsNothing(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          return false;
        }
      }
    }
    return true;
  }

  ImmutableList<Class<?>> frames() {
    return frames;
  }

  @Nullable ActionRule<S, V, ?> forAction(Class<? extends Action> action) {
    return actions.get(action);
  }

  /** Whether that seat may act in that public frame, waited for or not. */
  static boolean acts(Frame top, Seat seat) {
    return top.deciders().contains(seat) || top.mayAlsoAct().contains(seat);
  }

  /** Whether, with that frame on top, players may do what is open in every frame. */
  boolean anytime(Frame top) {
    return !anytime.isEmpty() && !top.deciders().isEmpty();
  }

  /**
   * All that the seat of {@code view} may do now.
   *
   * @param acts whether it may act in the frame on top
   */
  <A extends Action> ImmutableList<A> offers(V view, boolean acts) {
    Offers<A, S, V> offers = new Offers<>(view);
    if (acts) {
      offers.addFrom(phase(view.frame()).open());
    }
    if (anytime(view.top()) && !view.seat().equals(Seat.SPECTATOR)) {
      offers.addFrom(anytime);
    }
    return offers.list();
  }

  /** Whether the seat of {@code view}, for which the game waits, may do anything now. */
  boolean offersAny(V view) {
    Offers<?, S, V> offers = new Offers<>(view);
    return offers.anyFrom(phase(view.frame()).open())
        || anytime(view.top()) && offers.anyFrom(anytime);
  }

  /** All that the host may do now. */
  <A extends Action> ImmutableList<A> ofHost(V view) {
    Offers<A, S, V> offers = new Offers<>(view);
    if (!view.top().deciders().isEmpty()) {
      offers.addFrom(host);
    }
    return offers.list();
  }

  /** The rule that {@code action} has to pass now, or null if it is not open to its actor. */
  @SuppressWarnings("unchecked") // the table is keyed by the rule's own action type
  <A extends Action> @Nullable ActionRule<S, V, A> open(V view, A action) {
    ActionRule<S, V, ?> rule = actions.get(action.getClass());
    return rule != null && isOpen(view, action.actor(), rule) ? (ActionRule<S, V, A>) rule : null;
  }

  private boolean isOpen(V view, Seat actor, ActionRule<S, V, ?> rule) {
    Frame top = view.top();
    if (actor.equals(Seat.HOST)) {
      return contains(host, rule) && !top.deciders().isEmpty();
    }
    if (!actor.equals(view.seat()) || actor.equals(Seat.SPECTATOR)) {
      return false;
    }
    return acts(top, actor) && contains(phase(view.frame()).open(), rule)
        || anytime(top) && contains(anytime, rule);
  }

  private static boolean contains(
      ImmutableList<? extends ActionRule<?, ?, ?>> open, ActionRule<?, ?, ?> rule) {
    if (open.contains(rule)) {
      return true;
    }
    for (int i = 0; i < open.size(); i++) {
      if (open.get(i).action() == rule.action()) {
        return true;
      }
    }
    return false;
  }

  /** The rule for an action that has one. */
  @SuppressWarnings("unchecked") // the table is keyed by the rule's own action type
  ActionRule<S, V, Action> known(Action action) {
    ActionRule<S, V, ?> rule = actions.get(action.getClass());
    Verify.verify(rule != null, "no rule for %s", action);
    return (ActionRule<S, V, Action>) rule;
  }

  @SuppressWarnings("unchecked") // the table is keyed by the rule's own type of frame
  boolean proceed(Play<S> play, Frame frame) {
    return ((PhaseRule<S, V, Frame>) phase(frame)).proceed(play, frame);
  }

  @SuppressWarnings("unchecked") // the table is keyed by the rule's own type of frame
  String prompt(V view, Frame frame) {
    return ((PhaseRule<S, V, Frame>) phase(frame)).prompt(view, frame);
  }

  /** Notes what is wrong with the frame of {@code layer}. */
  @SuppressWarnings("unchecked") // the table is keyed by the rule's own type of frame
  void inspect(S state, Layer layer, Inspection inspection) {
    Frame frame = layer.stack().get(layer.index());
    ((PhaseRule<S, V, Frame>) phase(frame)).inspect(state, frame, layer, inspection);
  }

  /** The logical name of a frame. */
  String name(Frame frame) {
    return SealedFamily.display(phase(frame).frame());
  }

  private PhaseRule<S, V, ?> phase(Frame frame) {
    PhaseRule<S, V, ?> rule = phases.get(frame.getClass());
    Verify.verify(rule != null, "no rule for the frame %s", frame);
    return rule;
  }
}
