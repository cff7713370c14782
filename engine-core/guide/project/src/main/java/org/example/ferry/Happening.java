package org.example.ferry;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What happens. A card that not everybody sees is there for those who do. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Happening extends GameEvent {
  /** A ferry has come. */
  @JsonTypeName("ferry-came")
  record FerryCame(int seats) implements Happening {}

  /** A card was drawn. */
  @JsonTypeName("drawn")
  record Drawn(Seat seat, Optional<CardId> card) implements Happening {}

  /** A card was laid face down. */
  @JsonTypeName("laid")
  record Laid(Seat seat, Optional<CardId> card) implements Happening {}

  /** The laid card went under the deck. */
  @JsonTypeName("returned")
  record Returned(Seat seat, Optional<CardId> card) implements Happening {}

  /** The top of the deck lies in its place. */
  @JsonTypeName("exchanged")
  record Exchanged(Seat seat, Optional<CardId> card) implements Happening {}

  /** Nothing was exchanged. */
  @JsonTypeName("passed")
  record Passed(Seat seat) implements Happening {}

  /** A laid card was turned up. */
  @JsonTypeName("shown")
  record Shown(Seat seat, CardId card) implements Happening {}

  /** The highest card has taken the ferry. */
  @JsonTypeName("taken")
  record Taken(Seat seat, int points) implements Happening {}

  /** It is over. */
  @JsonTypeName("ended")
  record Ended() implements Happening {}
}
