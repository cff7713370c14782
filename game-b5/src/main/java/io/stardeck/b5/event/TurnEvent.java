package io.stardeck.b5.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** The course of a turn. */
public sealed interface TurnEvent extends B5Event {
  /** A turn begins. */
  @JsonTypeName("turn-started")
  record TurnStarted(int turn) implements TurnEvent {}

  /** A round or step begins, by the name of its frame. */
  @JsonTypeName("phase-changed")
  record PhaseChanged(String phase) implements TurnEvent {}

  /** A card of the opening hand, which its player alone is told. */
  @JsonTypeName("opening-card-chosen")
  record OpeningCardChosen(Seat seat, Optional<CardId> card) implements TurnEvent {}

  /** A card is not rotated any more. */
  @JsonTypeName("card-readied")
  record CardReadied(CardId card) implements TurnEvent {}

  /** A card stays rotated. */
  @JsonTypeName("card-sustained")
  record CardSustained(CardId card) implements TurnEvent {}

  /** The pool is full again. */
  @JsonTypeName("pool-restored")
  record PoolRestored(Seat seat, int pool) implements TurnEvent {}

  /** The order of the turn. */
  @JsonTypeName("initiative-set")
  record InitiativeSet(ImmutableList<Seat> order) implements TurnEvent {}

  /** A player passed. */
  @JsonTypeName("passed")
  record Passed(Seat seat) implements TurnEvent {}

  /** All have passed in a row. */
  @JsonTypeName("action-round-ended")
  record ActionRoundEnded() implements TurnEvent {}

  /** Cards came to a hand; their player alone is told which. */
  @JsonTypeName("cards-drawn")
  record CardsDrawn(Seat seat, int number, ImmutableList<CardId> cards) implements TurnEvent {}

  /** Cards of a hand or of the top of a deck were looked at; who looked alone is told which. */
  @JsonTypeName("cards-looked-at")
  record CardsLookedAt(Seat by, Seat whose, boolean hand, int number, ImmutableList<CardId> cards)
      implements TurnEvent {}

  /** One of the cards looked at went elsewhere in the deck, or none did. */
  @JsonTypeName("card-placed")
  record CardPlaced(Seat by, Seat deck, boolean under, Optional<CardId> card)
      implements TurnEvent {}

  /** A deck was shuffled. */
  @JsonTypeName("deck-shuffled")
  record DeckShuffled(Seat seat) implements TurnEvent {}

  /** A player has won: a standard, a major or a limit victory. */
  @JsonTypeName("victory-declared")
  record VictoryDeclared(Seat seat, int power, String kind) implements TurnEvent {}

  /** The game is over. */
  @JsonTypeName("game-ended")
  record GameEnded() implements TurnEvent {}
}
