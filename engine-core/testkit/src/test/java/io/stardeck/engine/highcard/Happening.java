package io.stardeck.engine.highcard;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Happening extends GameEvent {
  /** Somebody has drawn. */
  @JsonTypeName("drawn")
  record Drawn(Seat seat) implements Happening {}

  /** The card that came to the hand of whoever is told. */
  @JsonTypeName("gained")
  record Gained(int card) implements Happening {}

  @JsonTypeName("played")
  record Played(Seat seat, int card) implements Happening {}

  @JsonTypeName("round-won")
  record RoundWon(Seat seat) implements Happening {}
}
