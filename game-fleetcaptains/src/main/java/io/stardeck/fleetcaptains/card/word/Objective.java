package io.stardeck.fleetcaptains.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Optional;

/** What a mission asks for. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface Objective {
  /** A system test, an action of each ship that takes part ({@code FC-TST-09}). */
  @JsonTypeName("TEST")
  record TestObjective(ShipSystem system, int level, TileFilter at, boolean cooperative, int ships)
      implements Objective {}

  /** Claimed while it is true. */
  @JsonTypeName("STATE")
  record StateObjective(Condition condition) implements Objective {}

  /** So many deeds within a span, counted from when the mission is displayed. */
  @JsonTypeName("EVENT")
  record EventObjective(Deed deed, int count, Span within) implements Objective {}

  /**
   * One ship makes those maneuvers, in this order, before it enters its post ({@code FC-D-75});
   * other maneuvers between them do not matter.
   */
  @JsonTypeName("COURSE")
  record CourseObjective(ImmutableList<Leg> legs) implements Objective {}

  /**
   * An away team is sent to such a tile, or else aboard an enemy ship, and retrieved if that is
   * asked ({@code FC-TRP-11}).
   */
  @JsonTypeName("AWAY_TEAM")
  record AwayTeamObjective(Optional<TileFilter> at, boolean retrieve) implements Objective {}
}
