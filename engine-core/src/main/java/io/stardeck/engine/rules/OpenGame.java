package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import java.util.Optional;

/**
 * A game without secrets and, once it has begun, without chance: its state is its own view, and
 * there is nothing to deal anew. The shortest way to write a game.
 *
 * @param <C> the configuration
 * @param <S> the state, which is the view too
 * @param <A> the sealed family of actions
 */
public abstract class OpenGame<C, S extends OpenGame.State<C>, A extends Action>
    extends PhasedGame<C, S, A, S> {
  private final GameInfo info;
  private final RuleBook ruleBook;
  private final RuleId turns;
  private final GameTypes<C, S, A, S> types;
  private final Narrator<A, S> narrator;

  /** What a state says of itself. */
  public interface State<C> {
    /** The configuration that it was set up with. */
    C config();

    /** The number of players. */
    int players();

    /** The frame on top of the stack. */
    Frame top();

    /** How the game ended; empty as long as somebody may act. */
    Optional<Outcome> outcome();

    /** What makes it no state of this game; empty for each state that play can reach. */
    ImmutableList<Fault> faults();
  }

  /**
   * A game of those phases.
   *
   * @param turns the rule by which an action is refused that is not open or not its actor's to take
   * @throws IllegalArgumentException if two rules are for one type of frame or action
   */
  protected OpenGame(
      GameInfo info,
      RuleBook ruleBook,
      RuleId turns,
      GameTypes<C, S, A, S> types,
      Narrator<A, S> narrator,
      ImmutableList<? extends PhaseRule<S, S, ?>> phases) {
    super(phases);
    this.info = info;
    this.ruleBook = ruleBook;
    this.turns = turns;
    this.types = types;
    this.narrator = narrator;
  }

  /** A phase that asks {@code prompt} and waits for one of the actions of {@code open}. */
  protected static <S, F extends Frame> PhaseRule<S, S, F> phase(
      Class<F> frame, String prompt, ImmutableList<? extends ActionRule<S, S, ?>> open) {
    return new Waiting<>(frame, prompt, open);
  }

  @Override
  public final GameInfo info() {
    return info;
  }

  @Override
  public final RuleBook ruleBook() {
    return ruleBook;
  }

  @Override
  public final GameTypes<C, S, A, S> types() {
    return types;
  }

  @Override
  public final Narrator<A, S> narrator() {
    return narrator;
  }

  @Override
  public final C config(S state) {
    return state.config();
  }

  @Override
  public final int players(S state) {
    return state.players();
  }

  @Override
  public final Optional<Outcome> outcome(S state) {
    return state.outcome();
  }

  @Override
  public final ImmutableList<Fault> faults(S state) {
    return state.faults();
  }

  @Override
  public final S view(S state, Seat seat) {
    return state;
  }

  @Override
  public final S determinize(S view, Chance chance) {
    return view;
  }

  @Override
  protected final Frame top(S state) {
    return state.top();
  }

  @Override
  protected final Frame frame(S view) {
    return view.top();
  }

  @Override
  protected final Violation closed(S view, A action) {
    return new Violation(turns, "%s may not do that now".formatted(action.actor()));
  }

  private record Waiting<S, F extends Frame>(
      Class<F> frame, String prompt, ImmutableList<? extends ActionRule<S, S, ?>> open)
      implements PhaseRule<S, S, F> {
    @Override
    public String prompt(S view, F waiting) {
      return prompt;
    }
  }
}
