package io.stardeck.b5.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** An action of the rounds around the action round. */
public sealed interface FrameAction extends B5Action {
  /** {@code B5-FRM-04}: a card of the own deck, by its definition. */
  @JsonTypeName("choose-opening-card")
  record ChooseOpeningCard(Seat actor, String definition) implements FrameAction {}

  /** {@code B5-FRM-11}: that card stays rotated. */
  @JsonTypeName("sustain")
  record Sustain(Seat actor, CardId card) implements FrameAction {}

  /** No other card stays rotated. */
  @JsonTypeName("done-sustaining")
  record DoneSustaining(Seat actor) implements FrameAction {}

  /** {@code B5-FRM-20}. */
  @JsonTypeName("declare-conflict")
  record DeclareConflict(Seat actor, CardId card, Optional<Seat> target, Optional<CardId> aim)
      implements FrameAction {}

  /** {@code B5-FRM-24}. */
  @JsonTypeName("declare-standing")
  record DeclareStanding(Seat actor, Ability type, Optional<Seat> target, Optional<CardId> aim)
      implements FrameAction {}

  /** No conflict this turn. */
  @JsonTypeName("decline-conflict")
  record DeclineConflict(Seat actor) implements FrameAction {}

  /** The mercenary does nothing ({@code B5-MRC-08}). */
  @JsonTypeName("mercenary-nothing")
  record MercenaryNothing(Seat actor) implements FrameAction {}

  /**
   * {@code B5-FRM-40}.
   *
   * @param result the position of the conflict among those decided this turn, from 0 on
   * @param chosen what was chosen, if the effect has a choice
   */
  @JsonTypeName("reveal-aftermath")
  record RevealAftermath(Seat actor, CardId card, int result, ImmutableList<Chosen> chosen)
      implements FrameAction {}

  /** No other aftermath. */
  @JsonTypeName("done-aftermath")
  record DoneAftermath(Seat actor) implements FrameAction {}

  /** {@code B5-FRM-57}. */
  @JsonTypeName("buy-card")
  record BuyCard(Seat actor) implements FrameAction {}

  /** No other card. */
  @JsonTypeName("done-drawing")
  record DoneDrawing(Seat actor) implements FrameAction {}
}
