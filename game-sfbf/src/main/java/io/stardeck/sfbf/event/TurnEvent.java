package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;

/** Turns, who is in the game, and its end. */
public sealed interface TurnEvent extends BattleForceEvent {
  /**
   * A player turn began (BF-TRN-01).
   *
   * @param seat the active player
   * @param gameTurn the game turn
   */
  @JsonTypeName("turn-began")
  record TurnBegan(Seat seat, int gameTurn) implements TurnEvent {}

  /**
   * A player turn ended (BF-TRN-06).
   *
   * @param seat the active player
   */
  @JsonTypeName("turn-ended")
  record TurnEnded(Seat seat) implements TurnEvent {}

  /**
   * A player changes the formation again instead of attacking (BF-ATK-08).
   *
   * @param seat who
   */
  @JsonTypeName("second-formation-began")
  record SecondFormationBegan(Seat seat) implements TurnEvent {}

  /**
   * A player does nothing, or nothing more, where something could be done.
   *
   * @param seat who
   */
  @JsonTypeName("passed")
  record Passed(Seat seat) implements TurnEvent {}

  /**
   * A player lost their last ship (BF-OUT-01).
   *
   * @param seat who
   */
  @JsonTypeName("player-out")
  record PlayerOut(Seat seat) implements TurnEvent {}

  /**
   * A player without ships got one (BF-OUT-03).
   *
   * @param seat who
   */
  @JsonTypeName("player-back")
  record PlayerBack(Seat seat) implements TurnEvent {}

  /**
   * The game is over (BF-WIN-01).
   *
   * @param outcome how it ended
   */
  @JsonTypeName("game-ended")
  record GameEnded(Outcome outcome) implements TurnEvent {}
}
