package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.fact.Affiliation;
import java.util.Optional;

/** What holds for the ways of ships, and for their repair. */
public sealed interface ShipStanding extends Standing {
  /**
   * An obstacle on the way of ships ({@code ST-EFF-34}).
   *
   * @param at when it is met
   * @param unless what ship and crew need to get by
   * @param then what it does
   */
  @JsonTypeName("GATE")
  record Gate(Crossing at, Optional<Requirement> unless, Barrier then) implements ShipStanding {}

  /**
   * The ship may only move towards its goal ({@code ST-EFF-32}).
   *
   * @param outpost the nearest outpost of that affiliation; unless told the far end of the
   *     spaceline
   * @param arrival what happens when it is there
   */
  @JsonTypeName("COURSE")
  record Course(Optional<Affiliation> outpost, ImmutableList<Effect> arrival)
      implements ShipStanding {}

  /** The ends of the spaceline are neighbours for the player ({@code ST-EFF-38}). */
  @JsonTypeName("WRAP")
  record Wrap() implements ShipStanding {}

  /**
   * The ship repairs in that many full turns, wherever it is ({@code ST-EFF-19}).
   *
   * @param turns how many
   */
  @JsonTypeName("REPAIR_ABOARD")
  record RepairAboard(int turns) implements ShipStanding {}

  /**
   * Ships repair in more or fewer full turns than two, where they can be repaired; in 0 as soon as
   * they are there ({@code ST-EFF-19}).
   *
   * @param by how many more; below 0, how many fewer
   * @param on on what: a ship, an outpost and those at it, a location, or a player's ships
   */
  @JsonTypeName("REPAIR_TIME")
  record RepairTime(int by, Scope on) implements ShipStanding {}

  /** Own damaged ships that end a move here are repaired ({@code ST-EFF-19}). */
  @JsonTypeName("REPAIR_HERE")
  record RepairHere() implements ShipStanding {}

  /**
   * A ship may take the card along ({@code ST-EFF-50}).
   *
   * @param requirement what ship and crew need
   */
  @JsonTypeName("TOW")
  record Tow(Requirement requirement) implements ShipStanding {}
}
