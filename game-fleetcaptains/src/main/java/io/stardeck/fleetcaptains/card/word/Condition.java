package io.stardeck.fleetcaptains.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.Alert;

/** What is asked of the table, from the side of a player and, if there is one, of a ship. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Condition {
  /** So many tiles are such. */
  @JsonTypeName("TILES")
  record Tiles(TileFilter filter, int atLeast) implements Condition {}

  /** So many own uncloaked ships are in such tiles. */
  @JsonTypeName("SHIPS")
  record Ships(TileFilter at, int atLeast) implements Condition {}

  /** The ship is in such a tile. */
  @JsonTypeName("AT")
  record At(TileFilter filter) implements Condition {}

  /** The ship is at that alert level. */
  @JsonTypeName("ALERT")
  record OnAlert(Alert alert) implements Condition {}

  /** The ship is cloaked. */
  @JsonTypeName("CLOAKED")
  record Cloaked() implements Condition {}

  /** Two numbers compare so. */
  @JsonTypeName("COMPARE")
  record Compare(Amount first, Comparison comparison, Amount second) implements Condition {}

  /** It does not hold. */
  @JsonTypeName("NOT")
  record Not(Condition of) implements Condition {}

  /** One of them holds. */
  @JsonTypeName("OR")
  record Or(ImmutableList<Condition> of) implements Condition {}

  /** All of them hold. */
  @JsonTypeName("AND")
  record And(ImmutableList<Condition> of) implements Condition {}
}
