package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.inspect.Inspection;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game made of phase rules and action rules. The order in which things happen, for every action:
 *
 * <ol>
 *   <li>Does the actor sit at this table, and may they act now? ({@link Frame#deciders}, {@link
 *       Frame#mayAlsoAct})
 *   <li>Is the action's rule open in the frame that they act in: their draft, or else the top of
 *       the stack? Or is it open in every frame ({@link GameSpec#anytime})?
 *   <li>{@link ActionRule#check}: all that speaks against it; if anything does, it is rejected
 *       here.
 *   <li>{@link ActionRule#perform}, then {@link GameSpec#stateCheck}.
 *   <li>{@link PhaseRule#proceed} of the frame on top, then {@link GameSpec#stateCheck}, again and
 *       again until a frame waits for a decision.
 * </ol>
 *
 * <p>A set-up is performed in the same way: {@link GameSpec#setup} stands for the action.
 */
public class PhasedGame<C, S extends GameState<S>, A extends Action, V extends GameView>
    implements Game<C, S, A, V> {
  /** So often it is dealt anew at most, in the hope of a state that rests. */
  private static final int DEALS = 500;

  private final GameSpec<C, S, A, V> spec;
  private final RuleTable<S, V> rules;
  private final Course<S, V> course;
  private final Listener<S> listener;
  private final StackInspection<S, V> stack;

  /**
   * The game that {@code spec} tells of.
   *
   * @throws IllegalArgumentException if two rules are for one type of frame, or two that are not
   *     the same for one type of action: neither equal nor of one class that holds nothing
   */
  protected PhasedGame(GameSpec<C, S, A, V> spec) {
    this.spec = spec;
    this.rules = new RuleTable<>(spec.phases(), spec.anytime(), spec.host());
    this.course = new Course<>(rules, spec.stateCheck(), spec.endless());
    this.listener = spec.listener();
    this.stack = new StackInspection<>(rules, spec.stateCheck(), spec.stackPath());
  }

  /** The state check of a game that has none. */
  @SuppressWarnings("unchecked") // takes a play of any type
  static <S extends GameState<S>> Consumer<Play<S>> nothing() {
    return (Consumer<Play<S>>) Course.NOTHING;
  }

  /** The rule for that type of action, or null if there is none. For coverage by tests. */
  public final @Nullable ActionRule<S, V, ?> ruleFor(Class<? extends Action> action) {
    return rules.forAction(action);
  }

  /** The types of frame that a rule is known for. For coverage by tests. */
  public final ImmutableList<Class<?>> frames() {
    return rules.frames();
  }

  @Override
  public final GameInfo info() {
    return spec.info();
  }

  @Override
  public final RuleBook ruleBook() {
    return spec.ruleBook();
  }

  @Override
  public final GameTypes<C, S, A, V> types() {
    return spec.types();
  }

  @Override
  public final Narrator<A, V> narrator() {
    return spec.narrator();
  }

  @Override
  public final ImmutableMap<String, Bot<A, V>> bots() {
    return spec.bots();
  }

  @Override
  public final C defaultConfig(int seats) {
    return spec.defaultConfig().apply(seats);
  }

  @Override
  public final Ruling<S> setup(C config, Chance chance) {
    ImmutableList<Violation> violations = spec.violations().apply(config);
    if (!violations.isEmpty()) {
      return Ruling.reject(violations);
    }
    Play<S> play = Play.telling(spec.start().apply(config, chance), listener);
    course.setup(play, spec.setup());
    return Ruling.accept(play.state(), play.events());
  }

  @Override
  public final C config(S state) {
    return spec.config().apply(state);
  }

  @Override
  public final int players(S state) {
    return spec.players().applyAsInt(config(state));
  }

  @Override
  public final Optional<Outcome> outcome(S state) {
    return spec.outcome().apply(state);
  }

  @Override
  public final long decisionBound(C config) {
    return spec.decisionBound().applyAsLong(config);
  }

  @Override
  public final V view(S state, Seat seat) {
    V view = sight(state, seat);
    view.complete();
    return view;
  }

  /** The view by which rules offer and refuse, which does not leave the engine. */
  private V sight(S state, Seat seat) {
    return spec.view().apply(state, seat.equals(Seat.HOST) ? Seat.SPECTATOR : seat);
  }

  @Override
  public final Optional<Explanation> explain(V view, String path) {
    return spec.explain().apply(view, path);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Where the true state waits, a state that was made up may go on by itself, as when unseen
   * cards cure what the true ones have not. Then it is dealt again.
   */
  @Override
  public final S determinize(V view, Chance chance) {
    S dealt = spec.determinize().apply(view, chance);
    for (int again = 1; again < DEALS && !stack.rests(this, dealt); again++) {
      dealt = spec.determinize().apply(view, chance.fork(again));
    }
    return dealt;
  }

  @Override
  public final ImmutableList<Fault> faults(S state) {
    ImmutableList<Fault> faults = spec.faults().apply(state);
    if (!faults.isEmpty()) {
      return faults;
    }
    Inspection inspection = new Inspection();
    stack.inspect(this, state, inspection);
    return inspection.faults();
  }

  @Override
  public final ImmutableList<Seat> toAct(S state) {
    return state.top().deciders();
  }

  @Override
  public final ImmutableList<Seat> invited(S state) {
    return state.top().invited();
  }

  @Override
  public final ImmutableList<A> legalActions(S state, Seat seat) {
    if (seat.equals(Seat.HOST)) {
      return rules.ofHost(sight(state, seat));
    }
    Frame top = state.top();
    boolean acts = RuleTable.acts(top, seat);
    if (!acts && (!rules.anytime(top) || !seated(state, seat))) {
      return ImmutableList.of();
    }
    return rules.offers(sight(state, seat), acts);
  }

  @Override
  public final ImmutableList<A> legalActions(V view) {
    return rules.offers(view, RuleTable.acts(view.top(), view.seat()));
  }

  @Override
  public final ImmutableList<Violation> check(S state, A action) {
    boolean seated = seated(state, action.actor());
    return check(sight(state, seated ? action.actor() : Seat.SPECTATOR), action);
  }

  @Override
  public final ImmutableList<Violation> check(V view, A action) {
    ActionRule<S, V, A> rule = rules.open(view, action);
    if (rule == null) {
      return ImmutableList.of(spec.closed().apply(view, action));
    }
    Findings findings = Findings.explaining();
    rule.check(view, action, findings);
    return findings.violations();
  }

  @Override
  public final Ruling<S> apply(S state, A action) {
    ImmutableList<Violation> violations = check(state, action);
    if (!violations.isEmpty()) {
      return Ruling.reject(violations);
    }
    return perform(state, action);
  }

  @Override
  public final Ruling<S> perform(S state, A legalAction) {
    Play<S> play = Play.telling(state, listener);
    course.perform(play, legalAction);
    return Ruling.accept(play.state(), play.events());
  }

  @Override
  public final S next(S state, A legalAction) {
    Play<S> play = Play.silent(state, listener);
    course.perform(play, legalAction);
    return play.state();
  }

  @Override
  public final Prompt prompt(V view) {
    Frame frame = view.frame();
    return new Prompt(frame.deciders(), rules.name(frame), rules.prompt(view, frame));
  }

  private boolean seated(S state, Seat seat) {
    return seat.number() >= 1 && seat.number() <= players(state);
  }
}
