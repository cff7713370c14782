package io.stardeck.fleetcaptains.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.state.ScoreKind;
import java.util.Optional;

/** Turns, points, and the end. */
public sealed interface GameProgress extends FleetEvent {
  @JsonTypeName("game-started")
  record GameStarted(Faction first) implements GameProgress {}

  @JsonTypeName("turn-started")
  record TurnStarted(Seat player, int turn) implements GameProgress {}

  @JsonTypeName("turn-ended")
  record TurnEnded(Seat player) implements GameProgress {}

  /**
   * Points.
   *
   * @param card the mission or encounter that is scored, or whose words give a token: a card, a
   *     ship or a tile
   */
  @JsonTypeName("vp-scored")
  record VpScored(Seat player, ScoreKind kind, Optional<CardId> card, int vp)
      implements GameProgress {}

  @JsonTypeName("fleet-limit-changed")
  record FleetLimitChanged(Seat player, int limit) implements GameProgress {}

  @JsonTypeName("game-won")
  record GameWon(Seat player, int score) implements GameProgress {}

  @JsonTypeName("game-drawn")
  record GameDrawn() implements GameProgress {}
}
