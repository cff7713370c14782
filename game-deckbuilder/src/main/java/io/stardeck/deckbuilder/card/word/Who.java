package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.engine.card.PlainWriter;

/** Which players. In JSON one word, such as {@code "SELF"}, or an object with an {@code op}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op", defaultImpl = Who.Plain.class)
public sealed interface Who {
  /** The player whose effect it is. */
  Who SELF = new Plain(Owner.SELF);

  /**
   * As one word says it.
   *
   * @param owner the word
   */
  @JsonTypeName("PLAIN")
  @JsonSerialize(using = PlainWriter.class)
  record Plain(Owner owner) implements Who {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Plain read(Owner owner) {
      return new Plain(owner);
    }
  }

  /**
   * The players of whom the amount is the greatest.
   *
   * @param amount worked out for each player as SELF
   */
  @JsonTypeName("MOST")
  record Most(Amount amount) implements Who {}

  /**
   * The players of whom the amount is the smallest.
   *
   * @param amount worked out for each player as SELF
   */
  @JsonTypeName("LEAST")
  record Least(Amount amount) implements Who {}

  /**
   * Those of the players who have a card that is selected.
   *
   * @param of the players
   * @param sel looked up for each player as SELF
   */
  @JsonTypeName("HOLDING")
  record Holding(Owner of, Selector sel) implements Who {}
}
