package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What only Borg Invasion and Klingon Civil War know. */
public sealed interface ScenarioEvent extends DeckbuilderEvent {
  /**
   * A Borg card was given to a player.
   *
   * @param seat who
   * @param card the card
   * @param to where it went
   */
  @JsonTypeName("borg-card-given")
  record BorgCardGiven(Seat seat, CardId card, Destination to) implements ScenarioEvent {}

  /**
   * Borg cards were shown.
   *
   * @param seat who
   * @param cards the cards
   */
  @JsonTypeName("borg-cards-shown")
  record BorgCardsShown(Seat seat, ImmutableList<CardId> cards) implements ScenarioEvent {}

  /**
   * A player was assimilated.
   *
   * @param seat who
   * @param cards all their cards, by number; they are out of the game
   */
  @JsonTypeName("player-assimilated")
  record PlayerAssimilated(Seat seat, ImmutableList<CardId> cards) implements ScenarioEvent {}

  /**
   * A Borg Cube was defeated.
   *
   * @param card the card
   */
  @JsonTypeName("cube-defeated")
  record CubeDefeated(CardId card) implements ScenarioEvent {}

  /**
   * An Influence card came to a player.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("influence-taken")
  record InfluenceTaken(Seat seat, CardId card) implements ScenarioEvent {}

  /**
   * An Influence card left a player.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("influence-lost")
  record InfluenceLost(Seat seat, CardId card) implements ScenarioEvent {}
}
