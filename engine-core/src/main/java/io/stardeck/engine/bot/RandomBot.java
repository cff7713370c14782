package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;

/** Takes each legal action with the same probability. */
public final class RandomBot<A extends Action, V> implements Bot<A, V> {
  /** The name that it goes by in every game. */
  public static final String NAME = "random";

  private static final RandomBot<?, ?> ONLY = new RandomBot<>();

  private RandomBot() {}

  /** The bot, for any game. */
  @SuppressWarnings("unchecked") // holds nothing of any type
  public static <A extends Action, V> RandomBot<A, V> get() {
    return (RandomBot<A, V>) ONLY;
  }

  @Override
  public A choose(V view, ImmutableList<A> legal, Chance chance) {
    return legal.get(chance.below(legal.size()).value());
  }
}
