package io.stardeck.stccg.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.state.Aim;

/** What a player does with the turn. */
public sealed interface TurnAction extends StccgAction {
  /**
   * Plays a card from the hand ({@code ST-PLY-01}).
   *
   * @param actor who
   * @param card the card
   * @param on where it goes, or what it is played on
   */
  @JsonTypeName("play-card")
  record PlayCard(Seat actor, CardId card, Aim on) implements TurnAction {}

  /**
   * Plays no card, or no more ({@code ST-TRN-03}).
   *
   * @param actor who
   */
  @JsonTypeName("decline-play")
  record DeclinePlay(Seat actor) implements TurnAction {}

  /**
   * Ends the turn, or the nested orders ({@code ST-TRN-06}).
   *
   * @param actor who
   */
  @JsonTypeName("end-turn")
  record EndTurn(Seat actor) implements TurnAction {}

  /**
   * Gives up ({@code ST-WIN-05}).
   *
   * @param actor who
   */
  @JsonTypeName("resign")
  record Resign(Seat actor) implements TurnAction {
    @Override
    public boolean anytime() {
      return true;
    }
  }

  /**
   * The host says that time is over ({@code ST-ADV-04}).
   *
   * @param actor who
   */
  @JsonTypeName("time-called")
  record CallTime(Seat actor) implements TurnAction {}
}
