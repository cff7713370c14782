package io.stardeck.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.chance.Chance;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A game as a pure rules engine. Nothing here keeps anything between calls: every method is a
 * function of its arguments, equal arguments give equal answers, no argument is ever changed, and
 * any number of threads may call.
 *
 * <p>Games are found with {@link java.util.ServiceLoader}. Every argument that a player or a file
 * may have made is answered, never thrown at: exceptions mean a bug or a {@code null} from the
 * caller.
 *
 * @param <C> the configuration
 * @param <S> the state: all that the game needs to go on
 * @param <A> the sealed family of actions
 * @param <V> the view: what one seat, or the spectator, may know
 */
public interface Game<C, S, A extends Action, V extends View> {
  /** Id, title, version and number of seats. */
  GameInfo info();

  /** All rules; each violation and each event names one of them. */
  RuleBook ruleBook();

  /** The types of the game's values, for JSON. */
  GameTypes<C, S, A, V> types();

  /** How values are shown to people at a terminal. */
  Narrator<A, V> narrator();

  /**
   * The bots that know this game, by name (lower-case letters, digits and hyphens), the best first.
   * The bots that play any game are not among them.
   */
  default ImmutableMap<String, Bot<A, V>> bots() {
    return ImmutableMap.of();
  }

  /**
   * The configuration that the game suggests for that many players.
   *
   * @param seats from {@link GameInfo#minSeats()} to {@link GameInfo#maxSeats()}; for any other
   *     number to {@link Seat#MAX} + 1 the answer is a configuration that {@link #setup} refuses
   */
  C defaultConfig(int seats);

  /**
   * Sets a game up.
   *
   * @param config from any source; never trusted
   * @param chance the generator that the game draws from, from its first shuffle on
   * @return the first state in which somebody has to decide, with the events of the set-up; or all
   *     that is wrong with the configuration
   */
  Ruling<S> setup(C config, Chance chance);

  /** The configuration that {@code state} was set up with. */
  C config(S state);

  /** The number of players in {@code state}, on seats 1 to that number. */
  int players(S state);

  /**
   * For whom the game waits, in seat order: each of them may act now, in any order. Empty exactly
   * when the game is over. Others may be able to act too, see {@link #legalActions}.
   */
  ImmutableList<Seat> toAct(S state);

  /**
   * The seats, in seat order, that nobody waits for but that a match among bots lets act before
   * each decision if they want to, such as players who may interrupt.
   */
  default ImmutableList<Seat> invited(S state) {
    return ImmutableList.of();
  }

  /**
   * All actions that {@link #apply} accepts from {@code seat} now, each once, pass and the cheapest
   * first.
   *
   * <p>A seat that is not waited for may have legal actions: who has passed or agreed may take that
   * back as long as the others have not. A host that lets bots play need not ask it. {@link
   * Seat#HOST} has the actions that a game leaves to the host.
   *
   * @return never empty for a seat of {@link #toAct}; always empty for who does not sit at the
   *     table, and for everybody once the game is over
   */
  ImmutableList<A> legalActions(S state, Seat seat);

  /**
   * What {@code legalActions(state, view.seat())} gives in every state that looks like {@code view}
   * to its seat: the view is enough.
   */
  ImmutableList<A> legalActions(V view);

  /**
   * All that the rules hold against {@code action} in {@code state}; nothing is applied.
   *
   * @return empty exactly when {@link #apply} accepts
   */
  ImmutableList<Violation> check(S state, A action);

  /**
   * What {@code check(state, action)} gives in every state that looks like {@code view} to its
   * seat.
   *
   * @param view the view of the action's actor
   */
  ImmutableList<Violation> check(V view, A action);

  /**
   * Answers {@code action} as the rules do in {@code state}. All or nothing: a rejected action
   * changes nothing.
   *
   * <p>Accepted exactly when {@code legalActions(state, action.actor())} contains {@code action}.
   *
   * @param action from any source, however hostile; never trusted
   * @return the next state and the events in the order in which they happened, or at least one
   *     violation, the most telling first
   */
  Ruling<S> apply(S state, A action);

  /**
   * The state after an action just taken from {@link #legalActions}: what {@link #apply} gives,
   * without its checks and its events. For searches.
   *
   * @param legalAction an element of {@code legalActions(state, legalAction.actor())}; for any
   *     other action the behaviour is undefined
   */
  default S next(S state, A legalAction) {
    return apply(state, legalAction).state();
  }

  /**
   * As {@link #next}, with the events: for a host that takes its players' actions from the list.
   *
   * @param legalAction as there
   */
  default Ruling<S> perform(S state, A legalAction) {
    return apply(state, legalAction);
  }

  /** How the game ended; empty as long as somebody may act. */
  Optional<Outcome> outcome(S state);

  /**
   * Who wins and loses together with {@code seat}, in seat order, that seat among them. Who may
   * share a win with others, and need not, is in no team with them.
   */
  default ImmutableList<Seat> team(S state, Seat seat) {
    return seat.alone();
  }

  /**
   * How likely it looks that {@code seat} will win, to a search that would rather not play {@code
   * state} to its end. May look at everything, for a search meets only states that it has dealt
   * itself; should be worked out fast.
   *
   * @param state one in which the game is not over
   * @return 0 to 1; empty if the game cannot say in that state, whatever the seat: then it is
   *     played on until it can, or to its end
   */
  default OptionalDouble prospect(S state, Seat seat) {
    return OptionalDouble.empty();
  }

  /** The most decisions that a game set up with {@code config} can take. */
  long decisionBound(C config);

  /**
   * What {@code seat} may know of {@code state}, and nothing else.
   *
   * @param seat 1 to {@link #players}, {@link Seat#SPECTATOR}, or {@link Seat#HOST} for the
   *     spectator's view
   */
  V view(S state, Seat seat);

  /** What the game waits for, as the seat of {@code view} sees it. */
  Prompt prompt(V view);

  /**
   * Why a number that the rules work out is what it is, as the seat of {@code view} knows it.
   *
   * @param path the game's name for the number, such as {@code cards[12].range}; its README lists
   *     them
   * @return empty if there is no number that the rules work out
   */
  default Optional<Explanation> explain(V view, String path) {
    return Optional.empty();
  }

  /**
   * A state that looks to the seat of {@code view} just as the true one: what that seat cannot know
   * is dealt anew, the generator included.
   *
   * @param chance the generator for dealing; it is not the one of the game
   */
  S determinize(V view, Chance chance);

  /**
   * What makes {@code state}, come from outside, no state of this game.
   *
   * @return empty for every state that play can reach; a state without faults can be given to every
   *     other method
   */
  ImmutableList<Fault> faults(S state);
}
