package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.OptionalInt;

/** What happens to ships. */
public sealed interface ShipEffect extends Effect {
  /**
   * The ship is damaged ({@code ST-EFF-04}).
   *
   * @param others if it is there, not this ship but every other one here that is so
   */
  @JsonTypeName("DAMAGE_SHIP")
  record Damage(Optional<Requirement> others) implements ShipEffect {}

  /** The ship is destroyed ({@code ST-EFF-04}). */
  @JsonTypeName("DESTROY_SHIP")
  record Destroy() implements ShipEffect {}

  /** The ship is discarded ({@code ST-EFF-05}). */
  @JsonTypeName("DISCARD_SHIP")
  record Discard() implements ShipEffect {}

  /**
   * The ship goes somewhere else ({@code ST-EFF-08}).
   *
   * @param to where to; unless told the location that was named
   * @param shift where to in the spaceline, if it is that
   * @param n by how many locations, if it goes to the left or the right; at most to the end
   */
  @JsonTypeName("RELOCATE_SHIP")
  record Relocate(Optional<Goal> to, Optional<Shift> shift, OptionalInt n) implements ShipEffect {}

  /**
   * The ship leaves the spaceline for some own turns of its controller ({@code ST-EFF-33}).
   *
   * @param turns how many, if that is fixed
   * @param upTo how many at most, if they are chosen
   */
  @JsonTypeName("SET_ASIDE")
  record SetAside(OptionalInt turns, OptionalInt upTo) implements ShipEffect {}

  /**
   * The player controls the ship and its crew, or persons or equipment of another player ({@code
   * ST-EFF-16}).
   *
   * @param until how long
   * @param turns for how many own turns of the player, if it lasts so long; 1 unless told
   * @param of which persons; unless told the ship
   * @param equipment how many pieces of equipment, by chance
   */
  @JsonTypeName("TAKE_CONTROL")
  record TakeControl(Until until, OptionalInt turns, Optional<Selection> of, OptionalInt equipment)
      implements ShipEffect {}

  /** An opponent gives orders to the ship of the group and its crew ({@code ST-EFF-39}). */
  @JsonTypeName("SUBTURN")
  record Subturn() implements ShipEffect {}

  /** The ship cloaks ({@code ST-EFF-26}). */
  @JsonTypeName("CLOAK")
  record Cloak() implements ShipEffect {}

  /** The ship decloaks ({@code ST-EFF-26}). */
  @JsonTypeName("DECLOAK")
  record Decloak() implements ShipEffect {}

  /**
   * The card goes aboard as an intruder and fights ({@code ST-EFF-21}).
   *
   * @param doubles whether it doubles the strength of all, and no second one may be there ({@code
   *     ST-SPC-03})
   */
  @JsonTypeName("BOARD")
  record Board(boolean doubles) implements ShipEffect {}

  /**
   * The ship without a person is the player's, and the intruders are its crew ({@code ST-SPC-09}).
   */
  @JsonTypeName("COMMAND_INTRUDERS")
  record CommandIntruders() implements ShipEffect {}

  /** The ship is repaired ({@code ST-EFF-19}). */
  @JsonTypeName("REPAIR")
  record Repair() implements ShipEffect {}
}
