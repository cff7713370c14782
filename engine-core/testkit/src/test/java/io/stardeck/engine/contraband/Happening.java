package io.stardeck.engine.contraband;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import java.util.Optional;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Happening extends GameEvent {
  /** Cards come into the game. */
  @JsonTypeName("brought")
  record Brought(Seat seat, ImmutableList<Card> cards) implements Happening {}

  @JsonTypeName("drawn")
  record Drawn(Seat seat, Optional<Card> card) implements Happening {}

  @JsonTypeName("stashed")
  record Stashed(Seat seat, Optional<Card> card) implements Happening {}

  @JsonTypeName("buried")
  record Buried(Seat seat, Optional<Card> card) implements Happening {}

  @JsonTypeName("played")
  record Played(Seat seat, Optional<Card> card) implements Happening {}

  /** Cards are seen where they lie. */
  @JsonTypeName("looked")
  record Looked(Place place, ImmutableList<Card> cards) implements Happening {}

  @JsonTypeName("mixed")
  record Mixed(Place place) implements Happening {}

  /** Cards bear other ids now. */
  @JsonTypeName("renamed")
  record Renamed(Place place, ImmutableList<Card> cards) implements Happening {}
}
