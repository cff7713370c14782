package io.stardeck.fleetcaptains.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** One word of what a card does, once. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
public sealed interface Effect {
  /** Only in a card window of a test: for that test; any system unless told. */
  @JsonTypeName("MODIFY_TEST")
  record ModifyTest(Optional<ShipSystem> system, Who side, int amount) implements Effect {}

  /** In a card window of a test: less damage for a ship of its player. */
  @JsonTypeName("PREVENT_DAMAGE")
  record PreventDamage(int amount) implements Effect {}

  /** Damage to the ship. */
  @JsonTypeName("DEAL_DAMAGE")
  record DealDamage(int amount) implements Effect {}

  /** A system token: so much more or less; disabled if no amount is told. */
  @JsonTypeName("PLACE_SYSTEM_TOKEN")
  record PlaceSystemToken(ShipSystem system, Optional<Integer> amount) implements Effect {}

  /** All harmful system tokens of the ship go. */
  @JsonTypeName("REMOVE_SYSTEM_TOKENS")
  record RemoveSystemTokens() implements Effect {}

  /** The alert level of the ship becomes one step better. */
  @JsonTypeName("REPAIR_ALERT")
  record RepairAlert() implements Effect {}

  /** An own control token in the tile of the ship, or one enemy token less. */
  @JsonTypeName("PLACE_CONTROL")
  record PlaceControl(int amount) implements Effect {}

  /** Control tokens of whoever has them in the tile of the ship go. */
  @JsonTypeName("REMOVE_CONTROL")
  record RemoveControl(int amount) implements Effect {}

  /** The player draws command cards. */
  @JsonTypeName("DRAW_COMMAND")
  record DrawCommand(int amount) implements Effect {}

  /** Cards of a hand, drawn from a fan, go to the discard pile. */
  @JsonTypeName("DISCARD_COMMAND")
  record DiscardCommand(Who who, int amount) implements Effect {}

  /** The ship may take so many more actions in this turn; the player's limit stays. */
  @JsonTypeName("GRANT_ACTION")
  record GrantAction(int amount) implements Effect {}

  /** The ship may maneuver once more in this turn. */
  @JsonTypeName("GRANT_MANEUVER")
  record GrantManeuver() implements Effect {}

  /** The ship may adjust once more in this turn. */
  @JsonTypeName("GRANT_POWER_ADJUSTMENT")
  record GrantPowerAdjustment() implements Effect {}

  /** The player looks at the tile that was chosen, and puts a scan token on it. */
  @JsonTypeName("PEEK_TILE")
  record PeekTile() implements Effect {}

  /** The ship must stop here: it maneuvers no more in this turn. */
  @JsonTypeName("FORBID_MANEUVER")
  record ForbidManeuver() implements Effect {}

  /** Crew of the ship, drawn from a fan, is discarded. */
  @JsonTypeName("DISCARD_CREW")
  record DiscardCrew(int amount) implements Effect {}

  /** A test of the ship against a level. */
  @JsonTypeName("TEST")
  record Test(
      ShipSystem system, int level, ImmutableList<Effect> onPass, ImmutableList<Effect> onFail)
      implements Effect {}

  /** A test of an own ship against the enemy ship that was chosen. */
  @JsonTypeName("OPPOSED_TEST")
  record OpposedTest(ShipSystem system, ShipSystem targetSystem, ImmutableList<Effect> onPass)
      implements Effect {}

  /** The owner of the ship, or the opponent, chooses one. */
  @JsonTypeName("CHOOSE")
  record Choose(Who by, ImmutableList<Choice> options) implements Effect {}

  /** What follows befalls the ship that was chosen, not the one that plays. */
  @JsonTypeName("ON_TARGET")
  record OnTarget(int target, ImmutableList<Effect> effects) implements Effect {}

  /** A card that responds cancels the card that was played. */
  @JsonTypeName("CANCEL_CARD")
  record CancelCard() implements Effect {}
}
