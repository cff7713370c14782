package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** Cards of the space deck: Missions, Goals, ships that are met. */
public sealed interface SpaceEvent extends DeckbuilderEvent {
  /**
   * A space card was flipped.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("space-card-flipped")
  record SpaceCardFlipped(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * A Mission was put into the Mission Area.
   *
   * @param card the card
   * @param slot the slot, 0 or 1
   */
  @JsonTypeName("mission-placed")
  record MissionPlaced(CardId card, int slot) implements SpaceEvent {}

  /**
   * A Mission went to the bottom of the space deck.
   *
   * @param card the card
   */
  @JsonTypeName("mission-returned")
  record MissionReturned(CardId card) implements SpaceEvent {}

  /**
   * A Mission was completed.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("mission-completed")
  record MissionCompleted(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * The Goal of a card was met.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("goal-met")
  record GoalMet(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * The Goal of a card was not met.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("goal-failed")
  record GoalFailed(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * A Starship was won by Diplomacy.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("diplomacy-won")
  record DiplomacyWon(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * A space Starship was defeated.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("ship-defeated")
  record ShipDefeated(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * A Starship of the space deck or a Cube was not defeated: its FAIL effect comes next, if it has
   * one, and it goes under the space deck.
   *
   * @param seat who met it; for a Cube, the lead
   * @param card the ship
   */
  @JsonTypeName("ship-undefeated")
  record ShipUndefeated(Seat seat, CardId card) implements SpaceEvent {}

  /**
   * A War was won.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("war-won")
  record WarWon(Seat seat, CardId card) implements SpaceEvent {}
}
