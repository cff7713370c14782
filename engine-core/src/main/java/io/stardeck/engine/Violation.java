package io.stardeck.engine;

/**
 * One reason why an action or a configuration is refused.
 *
 * @param rule the rule that forbids it; it stands in the game's {@link RuleBook}
 * @param message one sentence with the offending values, such as "costs 4 influence, your pool
 *     holds 3"; it tells nothing that the actor may not know
 */
public record Violation(RuleId rule, String message) {
  @Override
  public String toString() {
    return rule + ": " + message;
  }
}
