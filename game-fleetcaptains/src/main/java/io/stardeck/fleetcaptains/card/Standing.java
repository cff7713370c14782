package io.stardeck.fleetcaptains.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/** What holds as long as its source is in play; never stored in a ship. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "does")
public sealed interface Standing {
  /** Changes a rating; of all systems if none is told. */
  @JsonTypeName("MODIFY_RATING")
  record ModifyRating(Optional<ShipSystem> system, int amount, Context context)
      implements Standing {}

  /** Cards or tiles forbid a kind of action ({@code FC-ACT-08}). */
  @JsonTypeName("FORBID_ACTION")
  record ForbidAction(ImmutableSet<ActionKind> kinds) implements Standing {}

  /** A ship that enters has to stop. */
  @JsonTypeName("STOP_ON_ENTRY")
  record StopOnEntry() implements Standing {}

  /** Passing costs so much more. */
  @JsonTypeName("EXTRA_PASS_COST")
  record ExtraPassCost(int amount) implements Standing {}

  /** A passed tile costs the ship 1 ({@code FC-D-87}). */
  @JsonTypeName("IGNORE_SECTOR_SIZE")
  record IgnoreSectorSize() implements Standing {}

  /** Installations in the tile need so many more control tokens, or fewer. */
  @JsonTypeName("MODIFY_INSTALLATION_NEED")
  record ModifyInstallationNeed(Optional<InstallationKind> kind, int amount) implements Standing {}

  /** Installations in the tile have other shields. */
  @JsonTypeName("MODIFY_INSTALLATION_SHIELDS")
  record ModifyInstallationShields(int amount) implements Standing {}

  /** The ship may exert influence though enemies are there. */
  @JsonTypeName("ALLOW_INFLUENCE_WITH_ENEMIES")
  record AllowInfluenceWithEnemies() implements Standing {}

  /** The fleet may be so much larger. */
  @JsonTypeName("MODIFY_FLEET_LIMIT")
  record ModifyFleetLimit(int amount) implements Standing {}

  /** The ship makes no breakaway rolls. */
  @JsonTypeName("NO_BREAKAWAY")
  record NoBreakaway() implements Standing {}

  /** The ship makes no evasion rolls. */
  @JsonTypeName("NO_EVASION")
  record NoEvasion() implements Standing {}

  /** Crew that may be trashed to cancel all damage to its ship. */
  @JsonTypeName("TRASH_TO_PREVENT_DAMAGE")
  record TrashToPreventDamage() implements Standing {}
}
