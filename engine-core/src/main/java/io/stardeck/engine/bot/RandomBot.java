package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Roll;
import java.util.Optional;

/**
 * Takes each legal action with the same probability, but for those that are open at any time, such
 * as resigning. Unasked it acts now and then.
 */
public final class RandomBot<A extends Action, V> implements Bot<A, V> {
  /** The name that it goes by in every game. */
  public static final String NAME = "random";

  /** It acts unasked once in so many times. */
  private static final int UNASKED = 4;

  private static final RandomBot<?, ?> ONLY = new RandomBot<>();

  private RandomBot() {}

  /** The bot, for any game. */
  @SuppressWarnings("unchecked") // holds nothing of any type
  public static <A extends Action, V> RandomBot<A, V> get() {
    return (RandomBot<A, V>) ONLY;
  }

  @Override
  public A choose(V view, ImmutableList<A> legal, Chance chance) {
    ImmutableList<A> answers = Action.answers(legal);
    return answers.get(chance.below(answers.size()).value());
  }

  @Override
  public Optional<A> unasked(V view, ImmutableList<A> legal, Chance chance) {
    Roll roll = chance.below(UNASKED);
    return roll.value() == 0 ? Optional.of(choose(view, legal, roll.next())) : Optional.empty();
  }
}
