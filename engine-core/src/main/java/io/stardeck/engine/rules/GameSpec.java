package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Explanation;
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
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.immutables.value.Value;

/**
 * All that a game says of itself; a {@link PhasedGame} is made of it. Facts and pure functions:
 * what each has to answer is told in {@link io.stardeck.engine.Game}.
 *
 * @param <C> the configuration
 * @param <S> the state
 * @param <A> the sealed family of actions
 * @param <V> the view
 */
@Value.Immutable
public interface GameSpec<C, S extends GameState<S>, A extends Action, V extends GameView> {
  /** A spec to be filled in. */
  static <C, S extends GameState<S>, A extends Action, V extends GameView>
      ImmutableGameSpec.Builder<C, S, A, V> builder() {
    return ImmutableGameSpec.builder();
  }

  /** Id, title, version and number of seats. */
  GameInfo info();

  /** All rules. */
  RuleBook ruleBook();

  /** The types of the game's values. */
  GameTypes<C, S, A, V> types();

  /** How values are shown to people at a terminal. */
  Narrator<A, V> narrator();

  /** The bots that know this game, the best first; none if not told. */
  ImmutableMap<String, Bot<A, V>> bots();

  /** The suggested configuration for that many players. */
  IntFunction<C> defaultConfig();

  /** All that the rules hold against a configuration; nothing if not told. */
  @Value.Default
  default Function<C, ImmutableList<Violation>> violations() {
    return config -> ImmutableList.of();
  }

  /** The number of players under a configuration. */
  ToIntFunction<C> players();

  /** The most decisions that a game can take under a configuration. */
  ToLongFunction<C> decisionBound();

  /**
   * The state before the set-up: all that the configuration settles, the generator, nothing
   * shuffled, nothing dealt. Asked only for configurations without violations.
   */
  BiFunction<C, Chance, S> start();

  /**
   * The set-up: steps that shuffle, deal, tell their events and lay the first frames; nothing if
   * not told.
   */
  @Value.Default
  default Consumer<Play<S>> setup() {
    return play -> {};
  }

  /** The configuration that a state was set up with. */
  Function<S, C> config();

  /** How the game ended; if not told, the outcome of the {@link FinalFrame} on top. */
  @Value.Default
  default Function<S, Optional<Outcome>> outcome() {
    return state ->
        state.top() instanceof FinalFrame end ? Optional.of(end.outcome()) : Optional.empty();
  }

  /** What a seat may know. */
  BiFunction<S, Seat, V> view();

  /** Why a number that a view shows is what it is; if not told, no number is explained. */
  @Value.Default
  default BiFunction<V, String, Optional<Explanation>> explain() {
    return (view, path) -> Optional.empty();
  }

  /** A state that looks to the seat of a view just as the true one. */
  BiFunction<V, Chance, S> determinize();

  /**
   * What makes a state from outside no state of this game, but for its stack: what is wrong with
   * that, the rules of its frames say ({@link PhaseRule#inspect}), once nothing else is.
   */
  Function<S, ImmutableList<Fault>> faults();

  /** Where the stack stands in the JSON of a state; {@code frames} if not told. */
  @Value.Default
  default String stackPath() {
    return "frames";
  }

  /**
   * One rule for each type of frame. An action rule that is open in several phases is the same in
   * all of them: of one class, which holds nothing, or equal records.
   */
  ImmutableList<PhaseRule<S, V, ?>> phases();

  /**
   * What each player may do in every frame, whoever decides, as long as the game is not over, such
   * as resigning: offered last. None if not told. Their actions answer {@link Action#anytime} with
   * true.
   */
  ImmutableList<ActionRule<S, V, ?>> anytime();

  /**
   * What {@link Seat#HOST} may do as long as the game is not over, such as calling time; checked
   * with the spectator's view. None if not told.
   */
  ImmutableList<ActionRule<S, V, ?>> host();

  /**
   * Why an action is refused whose rule is not open now, or whose actor may not act now. The view
   * is the actor's, or the spectator's if the actor does not sit at this table.
   */
  BiFunction<V, A, Violation> closed();

  /**
   * What holds between steps: called after each {@link ActionRule#perform} and each {@link
   * PhaseRule#proceed} that changed the state, and again until it changes nothing; not once the
   * game is over. Nothing if not told.
   */
  @Value.Default
  default Consumer<Play<S>> stateCheck() {
    return PhasedGame.nothing();
  }

  /** What answers happenings; nothing if not told. */
  @Value.Default
  default Listener<S> listener() {
    return Listener.none();
  }

  /**
   * Called if frames go by without end and without anybody's doing; afterwards the game is over.
   * Told only by a game in which that is no fault but lies with the cards that it was given; if not
   * told, it throws.
   */
  @Value.Default
  default Consumer<Play<S>> endless() {
    return play -> {
      throw new IllegalStateException("frames go by without end; on top " + play.state().top());
    };
  }

  /** For {@link #closed}: whatever it is, {@code rule} forbids it. */
  static <V, A extends Action> BiFunction<V, A, Violation> closedBy(RuleId rule) {
    return (view, action) ->
        new Violation(rule, "%s may not do that now".formatted(action.actor()));
  }
}
