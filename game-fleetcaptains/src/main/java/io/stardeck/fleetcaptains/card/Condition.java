package io.stardeck.fleetcaptains.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;

/** What a state objective asks of the table, from its player's side. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Condition {
  /** So many explored tiles are such. */
  @JsonTypeName("TILES")
  record Tiles(TileFilter filter, int atLeast) implements Condition {}

  /** So many own uncloaked ships are in such tiles. */
  @JsonTypeName("SHIPS")
  record Ships(TileFilter at, int atLeast) implements Condition {}

  /** One of them holds. */
  @JsonTypeName("OR")
  record Or(ImmutableList<Condition> of) implements Condition {}

  /** All of them hold. */
  @JsonTypeName("AND")
  record And(ImmutableList<Condition> of) implements Condition {}
}
