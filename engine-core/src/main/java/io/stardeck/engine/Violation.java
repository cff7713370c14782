package io.stardeck.engine;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Locale;

/**
 * One reason why an action or a configuration is refused. It tells nothing that the actor may not
 * know.
 *
 * @param path the field of the action or configuration that is to blame, such as {@code card} or
 *     {@code teams[1]}; empty for the whole
 * @param rule the rule that forbids it; it stands in the game's {@link RuleBook}
 * @param text one sentence with the offending values, such as "costs 4 influence, your pool holds
 *     3"
 * @param values the offending values as they stand in {@code text}, in its order
 */
public record Violation(String path, RuleId rule, String text, ImmutableList<String> values) {
  /** A violation by the whole, without values. */
  public Violation(RuleId rule, String text) {
    this("", rule, text, ImmutableList.of());
  }

  /**
   * A violation with its values put into its text.
   *
   * @param format one sentence, as for {@link String#format}
   */
  public static Violation of(String path, RuleId rule, String format, Object... values) {
    return new Violation(
        path,
        rule,
        String.format(Locale.ROOT, format, values),
        Arrays.stream(values).map(String::valueOf).collect(toImmutableList()));
  }

  /** This as a {@link Fault} of something larger, in which what is refused stands at that place. */
  public Fault within(String place) {
    return new Fault(path, rule, text).within(place);
  }

  @Override
  public String toString() {
    return rule + ": " + (path.isEmpty() ? text : path + ": " + text);
  }
}
