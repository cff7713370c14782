package io.stardeck.engine;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The name of a rule in a game's {@link RuleBook}, such as {@code BF-ATK-04}. Never changes and is
 * never reused.
 *
 * @param value the name; also the JSON form
 */
public record RuleId(@JsonValue String value) implements Comparable<RuleId> {
  private static final int MAX_LENGTH = 40;

  /**
   * @throws IllegalArgumentException if {@code value} is empty, longer than 40 characters, or holds
   *     anything but letters, digits and hyphens
   */
  public RuleId {
    checkArgument(
        wellFormed(value), "a rule is named by letters, digits and hyphens, not \"%s\"", value);
  }

  /** The rule of that name. */
  @JsonCreator
  public static RuleId of(String value) {
    return new RuleId(value);
  }

  @Override
  public int compareTo(RuleId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }

  private static boolean wellFormed(String value) {
    if (value.isEmpty() || value.length() > MAX_LENGTH) {
      return false;
    }
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean allowed =
          c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-';
      if (!allowed) {
        return false;
      }
    }
    return true;
  }
}
