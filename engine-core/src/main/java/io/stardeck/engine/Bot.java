package io.stardeck.engine;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;
import java.util.Optional;

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
   *     at least one of them is an {@linkplain Action#answers answer}
   * @param chance a fresh generator for this decision
   * @return an element of {@code legal}
   */
  A choose(V view, ImmutableList<A> legal, Chance chance);

  /**
   * Acts though nobody waits for its seat, if it wants to: asked in a match before each decision of
   * others for which the game {@linkplain Game#invited invites} its seat. Unless told otherwise it
   * never wants to.
   *
   * @param view what the bot's seat may know
   * @param legal the {@linkplain Action#answers answers} that the seat may give now, never empty
   * @param chance a fresh generator for this question
   * @return an element of {@code legal}, or empty to let the others go on
   */
  default Optional<A> unasked(V view, ImmutableList<A> legal, Chance chance) {
    return Optional.empty();
  }
}
