package io.stardeck.fleetcaptains.config;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.Faction;
import java.util.Optional;
import org.immutables.value.Value;

/** What was agreed before the game. Any can be built; {@link #violations} says what is wrong. */
@MayBeAbsent
@Value.Immutable
@JsonSerialize(as = ImmutableFleetConfig.class)
@JsonDeserialize(as = ImmutableFleetConfig.class)
public interface FleetConfig {
  /** Players of a team game, two of each faction ({@code FC-TEA-01}). */
  int TEAMS = 4;

  /** A standard game, to be changed. */
  static ImmutableFleetConfig.Builder builder() {
    return ImmutableFleetConfig.builder();
  }

  /** The number of players: 2, or 4 in teams of two. */
  @Value.Default
  default int players() {
    return 2;
  }

  /** The points that win, 6 to 38 ({@code FC-OBJ-03}). */
  @Value.Default
  default int targetScore() {
    return 10;
  }

  /** The board. */
  @Value.Default
  default BoardPlan board() {
    return new BoardPlan.Basic();
  }

  /** Ships, tiles and cards. */
  @Value.Default
  default ComponentSet components() {
    return ComponentSets.standard();
  }

  /** Who begins; drawn if not told ({@code FC-D-09}). */
  Optional<Faction> startFaction();

  /** The most turns of all players together; 20 for each point of the target unless told. */
  Optional<Integer> maxTurns();

  /** How often a player may draw a new fleet ({@code FC-D-10}). */
  @Value.Default
  default int maxRedraws() {
    return 20;
  }

  /** Whether two players of each faction play together ({@code FC-TEA-01}). */
  @JsonIgnore
  default boolean teams() {
    return players() == TEAMS;
  }

  /** The sizes that a fleet may have together at the start ({@code FC-FLT-03, FC-TEA-03}). */
  @JsonIgnore
  default int fleetSize() {
    return teams() ? (targetScore() + 1) / 2 : targetScore();
  }

  /** The most turns ({@code FC-D-70}). */
  @JsonIgnore
  @Value.Lazy
  default int turns() {
    return maxTurns().orElse(20 * targetScore());
  }

  /** The board; only of a configuration without violations. */
  @JsonIgnore
  @Value.Lazy
  default BoardShape shape() {
    return BoardShape.of(board(), players());
  }

  /** Actions of a player in a turn ({@code FC-ACT-04, FC-D-04}). */
  @JsonIgnore
  @Value.Lazy
  default int actionLimit() {
    return targetScore() >= 16 ? 5 : targetScore() >= 13 ? 4 : 3;
  }

  /** The most decisions of a game ({@code FC-D-91}). */
  default long decisionBound() {
    return 150L * players() + 5_000L * turns();
  }

  /** All that the rules hold against it. */
  default ImmutableList<Violation> violations() {
    return ConfigRules.violations(this);
  }
}
