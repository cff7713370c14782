package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;

/**
 * What a {@link Search} thinks of a decision.
 *
 * @param <A> the game's family of actions
 * @param <V> the game's view
 */
public final class Thought<A, V> {
  private final A best;
  private final ImmutableList<Option<A>> options;
  private final ImmutableList<A> line;
  private final long iterations;
  private final Memory<A, V> memory;

  Thought(
      A best,
      ImmutableList<Option<A>> options,
      ImmutableList<A> line,
      long iterations,
      Memory<A, V> memory) {
    this.best = best;
    this.options = options;
    this.line = line;
    this.iterations = iterations;
    this.memory = memory;
  }

  /**
   * One of the actions that can be chosen.
   *
   * @param action the action
   * @param visits how many iterations took it
   * @param value what came of it on average for who decides: 0, surely lost, to 1, surely won; 0 if
   *     no iteration took it
   */
  public record Option<A>(A action, int visits, double value) {}

  /** What the search chooses. */
  public A best() {
    return best;
  }

  /**
   * All actions that can be chosen, in the order of {@link io.stardeck.engine.Game#legalActions}.
   */
  public ImmutableList<Option<A>> options() {
    return options;
  }

  /**
   * What is expected from this decision on, in one deal of what cannot be known: of each decision
   * the action that was looked at most.
   */
  public ImmutableList<A> line() {
    return line;
  }

  /** How many iterations this took, without those of earlier thoughts. */
  public long iterations() {
    return iterations;
  }

  /** What was learnt. */
  Memory<A, V> memory() {
    return memory;
  }
}
