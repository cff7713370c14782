package io.stardeck.deckbuilder.card.word;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;

/**
 * For how many gains a discount holds ({@code DB-D-43}). In JSON a number, 1 or more, or {@code
 * "ALL"}.
 *
 * @param number so many, or 0 for all
 */
public record Uses(int number) {
  /** The next gain that it fits. */
  public static final Uses ONE = new Uses(1);

  /** As many as there are. */
  public static final Uses ALL = new Uses(0);

  private static final String ALL_WORD = "ALL";

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Uses parse(JsonNode json) {
    if (json.isTextual() && json.textValue().equals(ALL_WORD)) {
      return ALL;
    }
    checkArgument(
        json.canConvertToInt() && json.isIntegralNumber() && json.intValue() >= 1,
        "a number of 1 or more, or \"ALL\"");
    return new Uses(json.intValue());
  }

  @JsonValue
  Object json() {
    return number == 0 ? ALL_WORD : number;
  }
}
