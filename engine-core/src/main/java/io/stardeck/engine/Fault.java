package io.stardeck.engine;

import java.util.Optional;

/**
 * Something wrong in a file, in JSON or in a state from outside.
 *
 * @param path where, such as {@code cards[12].cost}; empty for the whole
 * @param rule the rule that forbids it, where one does; what is no JSON, or not of the form that is
 *     expected, breaks no rule
 * @param text one sentence: what is wrong there
 */
public record Fault(String path, Optional<RuleId> rule, String text) {
  /** A fault that breaks no rule. */
  public Fault(String path, String text) {
    this(path, Optional.empty(), text);
  }

  /** A fault that breaks {@code rule}. */
  public Fault(String path, RuleId rule, String text) {
    this(path, Optional.of(rule), text);
  }

  /** This fault as one of something larger, in which what has it stands at {@code place}. */
  public Fault within(String place) {
    boolean apart = !place.isEmpty() && !path.isEmpty() && path.charAt(0) != '[';
    return new Fault(place + (apart ? "." : "") + path, rule, text);
  }

  @Override
  public String toString() {
    String why = rule.isPresent() ? rule.get() + ": " + text : text;
    return path.isEmpty() ? why : path + ": " + why;
  }
}
