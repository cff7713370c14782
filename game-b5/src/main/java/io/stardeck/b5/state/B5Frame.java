package io.stardeck.b5.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PassingFrame;
import io.stardeck.engine.rules.window.Announced;
import io.stardeck.engine.rules.window.AnnouncedFrame;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundFrame;

/** The phases of a turn, and the windows in them. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "frame")
public sealed interface B5Frame extends Frame {
  /** A frame that goes by without a decision. */
  sealed interface Passing extends B5Frame, PassingFrame {}

  /** The opening hands are chosen, in seat order ({@code B5-FRM-04}). */
  @JsonTypeName("opening-hand")
  record OpeningHand(Round round) implements B5Frame, RoundFrame {}

  /** The Ready round: who keeps which cards rotated ({@code B5-FRM-11}). */
  @JsonTypeName("ready-round")
  record ReadyRound(Round round, ImmutableList<CardId> kept) implements B5Frame, RoundFrame {}

  /** The Conflict round ({@code B5-FRM-20}). */
  @JsonTypeName("conflict-round")
  record ConflictRound(Round round) implements B5Frame, RoundFrame {}

  /** The Action round ({@code B5-ACT-01}). */
  @JsonTypeName("action-round")
  record ActionRound(Round round) implements B5Frame, RoundFrame {}

  /** The mercenary step: mercenaries that have still to act ({@code B5-MRC-10}). */
  @JsonTypeName("mercenary-step")
  record MercenaryStep(ImmutableList<CardId> left, ImmutableList<Seat> director)
      implements B5Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return director;
    }
  }

  /** The Resolution round, without input ({@code B5-FRM-30}). */
  @JsonTypeName("resolution-round")
  record ResolutionRound() implements Passing {}

  /** The aftermath step ({@code B5-FRM-40}). */
  @JsonTypeName("aftermath-step")
  record AftermathStep(Round round) implements B5Frame, RoundFrame {}

  /** The End step, without input ({@code B5-FRM-50}). */
  @JsonTypeName("end-step")
  record EndStep() implements Passing {}

  /**
   * The Draw round ({@code B5-FRM-53, B5-FRM-57}).
   *
   * @param drawn whether who is asked has drawn the free cards
   * @param bought how many who is asked has bought
   */
  @JsonTypeName("draw-round")
  record DrawRound(Round round, boolean drawn, int bought) implements B5Frame, RoundFrame {}

  /** The end of a turn, without input ({@code B5-FRM-54}). */
  @JsonTypeName("turn-end")
  record TurnEnd() implements Passing {}

  /** A reply window ({@code B5-RPL-03}). */
  @JsonTypeName("reply-window")
  record ReplyWindow(Announced<B5Action> announced)
      implements B5Frame, AnnouncedFrame<B5Action, ReplyWindow> {
    @Override
    public ReplyWindow with(Announced<B5Action> next) {
      return new ReplyWindow(next);
    }
  }

  /**
   * Somebody looks at the top of a deck ({@code B5-W-20}).
   *
   * @param looker who looks
   * @param deck whose deck
   * @param number how many cards
   * @param to where one of them may go
   */
  @JsonTypeName("look")
  record Look(Seat looker, Seat deck, int number, DeckEnd to) implements B5Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return looker.alone();
    }
  }

  /** The end of the game. */
  @JsonTypeName("game-over")
  record GameOver(Outcome outcome) implements B5Frame, FinalFrame {}
}
