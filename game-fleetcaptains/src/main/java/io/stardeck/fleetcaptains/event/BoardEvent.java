package io.stardeck.fleetcaptains.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import java.util.Optional;

/** What happens on the board. */
public sealed interface BoardEvent extends FleetEvent {
  @JsonTypeName("maneuver-started")
  record ManeuverStarted(Seat player, Optional<CardId> ship, int token) implements BoardEvent {}

  @JsonTypeName("task-force-joined")
  record TaskForceJoined(Seat player, CardId ship) implements BoardEvent {}

  @JsonTypeName("ship-entered")
  record ShipEntered(ImmutableList<CardId> ships, int token, int space) implements BoardEvent {}

  /**
   * A maneuver is over.
   *
   * @param token the token that maneuvered, by the name that it had; 0 if ships did
   */
  @JsonTypeName("maneuver-ended")
  record ManeuverEnded(Seat player, int token, ManeuverEnd reason) implements BoardEvent {}

  @JsonTypeName("tile-explored")
  record TileExplored(Seat player, int space, CardId location) implements BoardEvent {}

  @JsonTypeName("scan-tokens-removed")
  record ScanTokensRemoved(int space) implements BoardEvent {}

  @JsonTypeName("encounter-checked")
  record EncounterChecked(int die) implements BoardEvent {}

  @JsonTypeName("breakaway-rolled")
  record BreakawayRolled(int mover, int others, boolean free) implements BoardEvent {}

  @JsonTypeName("evasion-rolled")
  record EvasionRolled(int mover, int others, boolean free) implements BoardEvent {}

  @JsonTypeName("control-placed")
  record ControlPlaced(Faction faction, int space, int count) implements BoardEvent {}

  @JsonTypeName("control-removed")
  record ControlRemoved(Faction faction, int space, int count) implements BoardEvent {}

  @JsonTypeName("installation-built")
  record InstallationBuilt(Seat player, int space, InstallationKind kind) implements BoardEvent {}

  @JsonTypeName("installation-destroyed")
  record InstallationDestroyed(int space, InstallationKind kind) implements BoardEvent {}

  @JsonTypeName("tile-scanned")
  record TileScanned(Seat player, int space, Optional<CardId> location) implements BoardEvent {}

  @JsonTypeName("away-team-sent")
  record AwayTeamSent(Seat player, int space) implements BoardEvent {}

  @JsonTypeName("away-team-retrieved")
  record AwayTeamRetrieved(Seat player, Faction team, int space) implements BoardEvent {}

  @JsonTypeName("away-team-boarded")
  record AwayTeamBoarded(Seat player, CardId ship) implements BoardEvent {}

  @JsonTypeName("away-team-called-back")
  record AwayTeamCalledBack(Seat player, CardId ship) implements BoardEvent {}

  @JsonTypeName("tile-replaced")
  record TileReplaced(int space) implements BoardEvent {}

  @JsonTypeName("token-placed")
  record TokenPlaced(Seat player, int token, int space) implements BoardEvent {}

  @JsonTypeName("tokens-shuffled")
  record TokensShuffled(Seat player, int space, ImmutableList<Integer> tokens)
      implements BoardEvent {}

  /** What an own token stands for now, told to its owner. */
  @JsonTypeName("token-known")
  record TokenKnown(int token, CardId identity) implements BoardEvent {}

  @JsonTypeName("token-revealed")
  record TokenRevealed(int token, CardId identity) implements BoardEvent {}

  /** An echo goes to another hex, after a token was shown ({@code FC-ECH-12, FC-ECH-13}). */
  @JsonTypeName("echo-relocated")
  record EchoRelocated(int token, int space) implements BoardEvent {}

  @JsonTypeName("token-removed")
  record TokenRemoved(int token) implements BoardEvent {}
}
