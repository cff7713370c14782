package io.stardeck.engine.rules.value;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.Explanation.Part.Operation;
import io.stardeck.engine.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * Works one number out: its base, replaced by the last that was set; plus all that is added; times
 * all that multiplies; then not more than the least upper bound, then not less than the greatest
 * lower one. Within these kinds the parts are taken in the order in which they were given. A number
 * beyond 32 bits is the greatest or least there is.
 *
 * <p>It keeps its parts only if it is to explain the number; in play it holds a few numbers and
 * makes no object.
 */
public final class Computation {
  private long base;
  private boolean replaced;
  private long sum;
  private long factor = 1;
  private int most = Integer.MAX_VALUE;
  private int least = Integer.MIN_VALUE;
  private final @Nullable Parts parts;

  private Computation(@Nullable Parts parts) {
    this.parts = parts;
  }

  /** Only the number is wanted. */
  public static Computation silent() {
    return new Computation(null);
  }

  /** The parts are wanted too. */
  public static Computation explaining() {
    return new Computation(new Parts());
  }

  /** Begins with {@code amount}. */
  public Computation base(int amount, RuleId rule, Object source) {
    if (!replaced) {
      base = amount;
    }
    return part(Operation.BASE, amount, rule, source);
  }

  /** Puts {@code amount} in place of the base and of what was set before. */
  public Computation set(int amount, RuleId rule, Object source) {
    base = amount;
    replaced = true;
    return part(Operation.SET, amount, rule, source);
  }

  /** Adds {@code amount}. */
  public Computation add(int amount, RuleId rule, Object source) {
    sum += amount;
    return amount == 0 ? this : part(Operation.ADD, amount, rule, source);
  }

  /** Multiplies by {@code amount}. */
  public Computation multiply(int amount, RuleId rule, Object source) {
    factor = Ints.saturatedCast(factor * amount);
    return amount == 1 ? this : part(Operation.MULTIPLY, amount, rule, source);
  }

  /** Makes it at most {@code amount}, unless a lower bound is greater. */
  public Computation atMost(int amount, RuleId rule, Object source) {
    most = Math.min(most, amount);
    return part(Operation.AT_MOST, amount, rule, source);
  }

  /** Makes it at least {@code amount}. */
  public Computation atLeast(int amount, RuleId rule, Object source) {
    least = Math.max(least, amount);
    return part(Operation.AT_LEAST, amount, rule, source);
  }

  /** Does {@code operation} with {@code amount}. */
  public Computation with(Operation operation, int amount, RuleId rule, Object source) {
    return switch (operation) {
      case BASE -> base(amount, rule, source);
      case SET -> set(amount, rule, source);
      case ADD -> add(amount, rule, source);
      case MULTIPLY -> multiply(amount, rule, source);
      case AT_MOST -> atMost(amount, rule, source);
      case AT_LEAST -> atLeast(amount, rule, source);
    };
  }

  /** The number. */
  public int value() {
    long product = (long) Ints.saturatedCast(base + sum) * factor;
    return Math.max(least, Math.min(most, Ints.saturatedCast(product)));
  }

  /**
   * The number and its parts; a bound that bounds nothing is left out.
   *
   * @throws IllegalStateException if this is {@link #silent}
   */
  public Explanation explained() {
    if (parts == null) {
      throw new IllegalStateException("the parts were not kept");
    }
    ImmutableList<Part> reckoned = parts.reckoned();
    return new Explanation(value(), reckoned);
  }

  private Computation part(Operation operation, int amount, RuleId rule, Object source) {
    if (parts != null) {
      parts.add(operation, amount, rule, source);
    }
    return this;
  }
}
