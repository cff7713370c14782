package io.stardeck.engine.rules.value;

import static com.google.common.base.Preconditions.checkArgument;

import io.stardeck.engine.Explanation.Part.Operation;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;

/**
 * A change of a number that is in force for a time.
 *
 * @param source the card that it comes from
 * @param target which number of what it changes
 * @param operation what it does to the number
 * @param amount with how much
 * @param rule the rule that it works by
 * @param duration how long it is in force
 * @param <T> the game's targets
 * @param <D> the game's durations
 */
public record Modifier<T, D>(
    CardId source, T target, Operation operation, int amount, RuleId rule, D duration) {
  /**
   * @throws IllegalArgumentException if it would be the base of a number
   */
  public Modifier {
    checkArgument(operation != Operation.BASE, "a modifier changes a number that has a base");
  }
}
