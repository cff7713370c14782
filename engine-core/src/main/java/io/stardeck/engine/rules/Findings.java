package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import org.jspecify.annotations.Nullable;

/**
 * Collects what the rules hold against one action, or one configuration. While legal actions are
 * listed only the fact counts, and no text is made.
 *
 * <p>Write {@code if (cost > pool) findings.reject(RULE, "costs %s, your pool holds %s", cost,
 * pool);} so that a check that passes costs a comparison and nothing more.
 */
public final class Findings {
  private final boolean explaining;
  private ImmutableList.@Nullable Builder<Violation> violations;
  private boolean clean = true;

  private Findings(boolean explaining) {
    this.explaining = explaining;
  }

  /** Keeps each violation with its text. */
  public static Findings explaining() {
    return new Findings(true);
  }

  /** Keeps only whether there was one. For a rule that asks another one. */
  public static Findings probing() {
    return new Findings(false);
  }

  /**
   * Reports a violation by the whole action.
   *
   * @param format one sentence, as for {@link String#format}
   * @param values the offending values
   */
  public void reject(RuleId rule, String format, Object... values) {
    reject("", rule, format, values);
  }

  /**
   * Reports a violation by one field.
   *
   * @param path the field to blame, as it is named in JSON
   * @param format one sentence, as for {@link String#format}
   * @param values the offending values
   */
  public void reject(String path, RuleId rule, String format, Object... values) {
    clean = false;
    if (explaining) {
      reject(Violation.of(path, rule, format, values));
    }
  }

  /** Reports a violation that was found apart. */
  public void reject(Violation violation) {
    clean = false;
    if (explaining) {
      if (violations == null) {
        violations = ImmutableList.builder();
      }
      violations.add(violation);
    }
  }

  /** Whether nothing was reported so far. */
  public boolean clean() {
    return clean;
  }

  void reset() {
    clean = true;
  }

  /** All that was reported; nothing if only the fact counts. */
  public ImmutableList<Violation> violations() {
    return violations == null ? ImmutableList.of() : violations.build();
  }
}
