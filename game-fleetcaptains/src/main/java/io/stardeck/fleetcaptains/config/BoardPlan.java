package io.stardeck.fleetcaptains.config;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;

/** Which board is played on ({@code FC-MAP-09}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "board")
public sealed interface BoardPlan {
  /**
   * 27 tiles in columns of 5, 6, 5, 6 and 5 ({@code FC-MAP-02}); for teams 39 in seven columns
   * ({@code FC-TEA-02}).
   */
  @JsonTypeName("basic")
  record Basic() implements BoardPlan {}

  /** Columns of so many tiles, from left to right ({@code FC-D-07}). */
  @JsonTypeName("columns")
  record Columns(ImmutableList<Integer> tiles) implements BoardPlan {}

  /** Any shape: its tiles, and the post of each player in seat order. */
  @JsonTypeName("hexes")
  record Hexes(ImmutableList<Hex> tiles, ImmutableList<Hex> posts) implements BoardPlan {}
}
