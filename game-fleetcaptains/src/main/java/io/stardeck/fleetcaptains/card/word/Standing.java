package io.stardeck.fleetcaptains.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Optional;

/**
 * What holds as long as its source is in play; never stored in a ship. It holds for what its source
 * lies at: a ship, all ships in a tile, all ships of a player.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "does")
public sealed interface Standing {
  /** What makes a number higher or lower. */
  interface Changing {
    /** -99 to 99. */
    int amount();
  }

  /** Changes a rating; of all systems if none is told. */
  @JsonTypeName("MODIFY_RATING")
  record ModifyRating(Optional<ShipSystem> system, int amount, Context context)
      implements Standing, Changing {}

  /** The system is disabled. */
  @JsonTypeName("SET_DISABLED")
  record SetDisabled(ShipSystem system) implements Standing {}

  /** The level of such tests is higher or lower. */
  @JsonTypeName("MODIFY_TEST_LEVEL")
  record ModifyTestLevel(TestFilter filter, int amount) implements Standing, Changing {}

  /** The die counts so much more or less in such tests. */
  @JsonTypeName("MODIFY_DIE")
  record ModifyDie(TestFilter filter, int amount) implements Standing, Changing {}

  /** Two dice are rolled in such tests, of which one counts. */
  @JsonTypeName("ROLL_EXTRA_DIE")
  record RollExtraDie(TestFilter filter, Keep keep) implements Standing {}

  /** Cards or tiles forbid kinds of actions ({@code FC-ACT-08}). */
  @JsonTypeName("FORBID_ACTION")
  record ForbidAction(ImmutableSet<ActionKind> kinds) implements Standing {}

  /** The ship may not maneuver ({@code FC-ACT-08}). */
  @JsonTypeName("FORBID_MANEUVER")
  record ForbidManeuver() implements Standing {}

  /** A ship that enters has to stop. */
  @JsonTypeName("STOP_ON_ENTRY")
  record StopOnEntry() implements Standing {}

  /** Passing costs so much more. */
  @JsonTypeName("EXTRA_PASS_COST")
  record ExtraPassCost(int amount) implements Standing, Changing {}

  /** A passed tile costs the ship 1 ({@code FC-D-87}). */
  @JsonTypeName("IGNORE_SECTOR_SIZE")
  record IgnoreSectorSize() implements Standing {}

  /** Installations in the tile need so many more control tokens, or fewer. */
  @JsonTypeName("MODIFY_INSTALLATION_NEED")
  record ModifyInstallationNeed(Optional<InstallationKind> kind, int amount)
      implements Standing, Changing {}

  /** Installations in the tile have other shields. */
  @JsonTypeName("MODIFY_INSTALLATION_SHIELDS")
  record ModifyInstallationShields(Optional<InstallationKind> kind, int amount)
      implements Standing, Changing {}

  /** The ship may take influence actions though enemies are there ({@code FC-INF-03}). */
  @JsonTypeName("ALLOW_INFLUENCE_WITH_ENEMIES")
  record AllowInfluenceWithEnemies() implements Standing {}

  /** A cloaked ship too may play the card as its action. */
  @JsonTypeName("ALLOW_ACTION_WHILE_CLOAKED")
  record AllowActionWhileCloaked() implements Standing {}

  /** The fleet may be so much larger. */
  @JsonTypeName("MODIFY_FLEET_LIMIT")
  record ModifyFleetLimit(int amount) implements Standing, Changing {}

  /** The player has so many more actions in a turn. */
  @JsonTypeName("MODIFY_ACTION_LIMIT")
  record ModifyActionLimit(int amount) implements Standing, Changing {}

  /** The ship makes no breakaway rolls. */
  @JsonTypeName("NO_BREAKAWAY")
  record NoBreakaway() implements Standing {}

  /** The ship makes no evasion rolls. */
  @JsonTypeName("NO_EVASION")
  record NoEvasion() implements Standing {}

  /** A rule that can be waived does not bind the ship. */
  @JsonTypeName("IGNORE_RULE")
  record IgnoreRule(RuleId rule) implements Standing {
    /** The rules that a card may waive: to repair anywhere, beside enemies, to build anywhere. */
    public static final ImmutableSet<RuleId> WAIVABLE =
        ImmutableSet.of(RuleId.of("FC-RPR-04"), RuleId.of("FC-RPR-02"), RuleId.of("FC-INS-01"));
  }

  /** It holds while a condition does, which asks for nothing but what is printed or lies open. */
  @JsonTypeName("WHILE")
  record While(Condition when, Standing then) implements Standing {}
}
