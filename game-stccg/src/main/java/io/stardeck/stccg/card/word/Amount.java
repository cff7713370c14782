package io.stardeck.stccg.card.word;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.OptionalInt;

/** A number in an effect: fixed, or worked out when it is needed. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Amount {
  /**
   * A fixed number.
   *
   * @param n the number
   */
  @JsonTypeName("NUMBER")
  record Fixed(int n) implements Amount {}

  /**
   * A number of persons.
   *
   * @param from among whom
   * @param filter which of them count; all unless told
   * @param times by what the number is multiplied, 1 unless told
   * @param over by what it is divided then, rounded down; 1 unless told
   */
  @JsonTypeName("COUNT")
  record Count(From from, Optional<Requirement> filter, OptionalInt times, OptionalInt over)
      implements Amount {
    /**
     * @throws IllegalArgumentException if it is divided by less than 1
     */
    public Count {
      checkArgument(over.orElse(1) >= 1, "a number is divided by 1 or more");
    }
  }

  /** How many cards the last effect before it put out of a hand: discarded, or under the deck. */
  @JsonTypeName("MOVED")
  record Moved() implements Amount {}

  /**
   * How often the card has counted.
   *
   * @param times by what the number is multiplied
   */
  @JsonTypeName("COUNTED")
  record Counted(int times) implements Amount {}
}
