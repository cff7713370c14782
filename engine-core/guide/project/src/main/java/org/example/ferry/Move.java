package org.example.ferry;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What a player can do. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Move extends Action {
  /** A card of the hand is laid face down ({@code FE-04}). */
  @JsonTypeName("lay")
  record Lay(Seat actor, CardId card) implements Move {}

  /** Nothing is exchanged ({@code FE-06}). */
  @JsonTypeName("pass")
  record Pass(Seat actor) implements Move {}

  /** The laid card is exchanged for the top of the deck ({@code FE-06}). */
  @JsonTypeName("exchange")
  record Exchange(Seat actor) implements Move {}
}
