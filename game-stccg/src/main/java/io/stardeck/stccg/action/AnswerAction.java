package io.stardeck.stccg.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import java.util.Optional;
import java.util.OptionalInt;

/** What a player answers. */
public sealed interface AnswerAction extends StccgAction {
  /**
   * Plays an interrupt ({@code ST-INT-01}).
   *
   * @param actor who
   * @param card the card
   * @param on what it is played on
   */
  @JsonTypeName("play-interrupt")
  record PlayInterrupt(Seat actor, CardId card, Aim on) implements AnswerAction {}

  /**
   * Plays no interrupt now ({@code ST-INT-07}).
   *
   * @param actor who
   */
  @JsonTypeName("pass")
  record Pass(Seat actor) implements AnswerAction {}

  /**
   * Chooses for an effect ({@code ST-EFF-41}).
   *
   * @param actor who
   * @param option what
   */
  @JsonTypeName("choose")
  record Choose(Seat actor, Chosen option) implements AnswerAction {}

  /**
   * Says which of several equal things it is.
   *
   * @param actor who
   * @param option what
   */
  @JsonTypeName("break-tie")
  record BreakTie(Seat actor, Chosen option) implements AnswerAction {}

  /**
   * Discards a card of the group to overcome a dilemma, or none ({@code ST-DIL-13}).
   *
   * @param actor who
   * @param card which; none to face what the dilemma does
   * @param price the number of the alternative that it is paid for, from 0 on; told where the card
   *     could be paid for several, and nowhere else
   */
  @JsonTypeName("pay")
  record Pay(Seat actor, Optional<CardId> card, OptionalInt price) implements AnswerAction {
    /** Discards a card for what alone it can be paid for, or none. */
    public Pay(Seat actor, Optional<CardId> card) {
      this(actor, card, OptionalInt.empty());
    }
  }
}
