package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.script.Option;

/** What a player picks when a card's words ask. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "pick")
public sealed interface Pick extends Option {
  /** The option of that number, from 0 on. */
  @JsonTypeName("option")
  record Nth(int number) implements Pick {}

  /** That card. */
  @JsonTypeName("card")
  record Card(CardId card) implements Pick {}

  /** Nothing. */
  @JsonTypeName("none")
  record None() implements Pick {}
}
