package io.stardeck.engine;

import com.google.common.collect.ImmutableList;

/**
 * Why a number is what it is, as {@link Game#explain} tells it.
 *
 * @param value the number
 * @param parts how it came about from 0 on, in order; the last of them arrives at {@code value},
 *     which is 0 if there are none
 */
public record Explanation(int value, ImmutableList<Part> parts) {
  /**
   * One step on the way to a computed number.
   *
   * @param operation what was done
   * @param amount with how much
   * @param value the number after it
   * @param rule the rule that asks for it
   * @param source what it comes from, such as a card's id; empty if it is the rule itself
   */
  public record Part(Operation operation, int amount, int value, RuleId rule, String source) {
    /** What a part does, in the order in which the parts of a number are reckoned. */
    public enum Operation {
      /** The number begins so: what is printed, say. */
      BASE,
      /** The number is this, whatever it was. */
      SET,
      /** So much is added; less, if it is negative. */
      ADD,
      /** It is multiplied. */
      MULTIPLY,
      /** It is not more than this. */
      AT_MOST,
      /** It is not less than this. */
      AT_LEAST
    }
  }
}
