package io.stardeck.fleetcaptains.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;

/** A number that is worked out when it is needed, from the side of a player and a ship. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "of")
public sealed interface Amount {
  /** Just that number. */
  @JsonTypeName("NUMBER")
  record Number(int number) implements Amount {}

  /** The printed rating of the ship, 0 if it is disabled ({@code FC-D-87}). */
  @JsonTypeName("RATING")
  record Rating(ShipSystem system) implements Amount {}

  /** The size of the ship. */
  @JsonTypeName("SIZE")
  record Size() implements Amount {}

  /** The uncloaked ships of somebody in such tiles. */
  @JsonTypeName("COUNT")
  record Count(Side whose, TileFilter at) implements Amount {}

  /** The control tokens of somebody in the tile of the ship. */
  @JsonTypeName("CONTROL")
  record Control(Side whose) implements Amount {}

  /** The score of somebody. */
  @JsonTypeName("SCORE")
  record Score(Side whose) implements Amount {}

  /** The sizes of somebody's fleet together. */
  @JsonTypeName("FLEET_TOTAL")
  record FleetTotal(Side whose) implements Amount {}
}
