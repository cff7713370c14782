package io.stardeck.stccg.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.state.Chosen;
import java.util.Optional;

/** What happens with turns, windows, scores and the game. */
public sealed interface TurnEvent extends StccgEvent {
  /**
   * A turn began.
   *
   * @param seat who
   * @param number its number
   */
  @JsonTypeName("turn-started")
  record TurnStarted(Seat seat, int number) implements TurnEvent {}

  /**
   * Another phase of the turn began.
   *
   * @param seat who
   * @param phase its name
   */
  @JsonTypeName("phase-changed")
  record PhaseChanged(Seat seat, String phase) implements TurnEvent {}

  /**
   * Others may answer.
   *
   * @param window which
   * @param asked who is asked
   */
  @JsonTypeName("window-opened")
  record WindowOpened(WindowKind window, ImmutableList<Seat> asked) implements TurnEvent {}

  /**
   * A window closed.
   *
   * @param window which
   */
  @JsonTypeName("window-closed")
  record WindowClosed(WindowKind window) implements TurnEvent {}

  /**
   * Somebody has to choose.
   *
   * @param seat who
   */
  @JsonTypeName("choice-asked")
  record ChoiceAsked(Seat seat) implements TurnEvent {}

  /**
   * Somebody has chosen.
   *
   * @param seat who
   * @param option what, if all may know
   */
  @JsonTypeName("choice-made")
  record ChoiceMade(Seat seat, Optional<Chosen> option) implements TurnEvent {}

  /**
   * Points were scored, or lost.
   *
   * @param seat who
   * @param points how many
   * @param source the definition of the card that gave them
   */
  @JsonTypeName("points-scored")
  record PointsScored(Seat seat, int points, String source) implements TurnEvent {}

  /**
   * A turn ended.
   *
   * @param seat who
   */
  @JsonTypeName("turn-ended")
  record TurnEnded(Seat seat) implements TurnEvent {}

  /**
   * A player has given up.
   *
   * @param seat who
   */
  @JsonTypeName("player-resigned")
  record PlayerResigned(Seat seat) implements TurnEvent {}

  /** Time was called. */
  @JsonTypeName("time-called")
  record TimeCalled() implements TurnEvent {}

  /**
   * The game is over.
   *
   * @param outcome how it ended
   * @param stakes the cards that were won for keeps
   */
  @JsonTypeName("game-ended")
  record GameEnded(Outcome outcome, ImmutableList<Stake> stakes) implements TurnEvent {}
}
