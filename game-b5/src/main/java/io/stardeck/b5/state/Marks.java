package io.stardeck.b5.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.fact.Mark;

/**
 * The marks that a card has gained; printed ones are not among them. In JSON an object of the marks
 * that are there.
 *
 * @param counts how many of each, 1 or more
 */
public record Marks(@JsonValue ImmutableMap<Mark, Integer> counts) {
  /** None. */
  public static final Marks NONE = new Marks(ImmutableMap.of());

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Marks {}

  /** How many of that kind. */
  public int of(Mark mark) {
    return counts.isEmpty() ? 0 : counts.getOrDefault(mark, 0);
  }

  /** The same with so many more, or fewer, of that kind; never below 0. */
  public Marks plus(Mark mark, int number) {
    ImmutableMap.Builder<Mark, Integer> next = ImmutableMap.builder();
    for (Mark each : Mark.values()) {
      int count = Math.max(0, of(each) + (each == mark ? number : 0));
      if (count > 0) {
        next.put(each, count);
      }
    }
    return new Marks(next.buildOrThrow());
  }
}
