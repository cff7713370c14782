package io.stardeck.engine;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;

/**
 * A player that is a function: it sees what its seat may know and the actions it may take, and
 * picks one.
 *
 * <p>Pure: equal arguments give the equal choice, nothing is remembered between calls, and any
 * number of threads may call. What it draws, it draws from the generator it is given, which is made
 * for this one decision and has nothing to do with the game's own.
 *
 * <p>A bot that searches holds its game and deals from the view with {@link Game#determinize}.
 *
 * @param <A> the game's family of actions
 * @param <V> the game's view
 */
@FunctionalInterface
public interface Bot<A extends Action, V> {
  /**
   * Picks an action.
   *
   * @param view what the bot's seat may know
   * @param legal all actions that the seat may take now, in the order of {@link Game#legalActions};
   *     never empty
   * @param chance a fresh generator for this decision
   * @return an element of {@code legal}
   */
  A choose(V view, ImmutableList<A> legal, Chance chance);
}
