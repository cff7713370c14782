package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;

/** Turns, who is in them, and the end of the game. */
public sealed interface TurnEvent extends DeckbuilderEvent {
  /**
   * A turn began.
   *
   * @param seat who
   * @param turn the number of the turn
   */
  @JsonTypeName("turn-started")
  record TurnStarted(Seat seat, int turn) implements TurnEvent {}

  /**
   * A turn ended.
   *
   * @param seat who
   */
  @JsonTypeName("turn-ended")
  record TurnEnded(Seat seat) implements TurnEvent {}

  /**
   * A player agreed to end the turn.
   *
   * @param seat who
   */
  @JsonTypeName("player-agreed")
  record PlayerAgreed(Seat seat) implements TurnEvent {}

  /**
   * A player is out for the turn.
   *
   * @param seat who
   */
  @JsonTypeName("player-out")
  record PlayerOut(Seat seat) implements TurnEvent {}

  /**
   * The game ended.
   *
   * @param outcome how
   */
  @JsonTypeName("game-ended")
  record GameEnded(Outcome outcome) implements TurnEvent {}
}
