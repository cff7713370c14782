package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** Battles, damage, repairs and flagships. */
public sealed interface BattleEvent extends DeckbuilderEvent {
  /**
   * A battle began.
   *
   * @param seats the combatants
   */
  @JsonTypeName("battle-started")
  record BattleStarted(ImmutableList<Seat> seats) implements BattleEvent {}

  /**
   * A battle ended.
   *
   * @param seats the combatants
   */
  @JsonTypeName("battle-ended")
  record BattleEnded(ImmutableList<Seat> seats) implements BattleEvent {}

  /**
   * Damage was assigned.
   *
   * @param from the Starship that deals it
   * @param to the Starship that takes it
   * @param amount how much
   */
  @JsonTypeName("damage-assigned")
  record DamageAssigned(CardId from, CardId to, int amount) implements BattleEvent {}

  /**
   * Damage was prevented.
   *
   * @param ship on which Starship
   * @param amount how much
   */
  @JsonTypeName("damage-prevented")
  record DamagePrevented(CardId ship, int amount) implements BattleEvent {}

  /**
   * Damage was put on a Starship.
   *
   * @param ship which
   * @param amount how much
   * @param total what lies on it now
   */
  @JsonTypeName("damage-taken")
  record DamageTaken(CardId ship, int amount, int total) implements BattleEvent {}

  /**
   * Damage was removed.
   *
   * @param seat who
   * @param amount how much
   * @param left what is left of it
   */
  @JsonTypeName("ship-repaired")
  record ShipRepaired(Seat seat, int amount, int left) implements BattleEvent {}

  /**
   * A flagship was defeated.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("flagship-defeated")
  record FlagshipDefeated(Seat seat, CardId card) implements BattleEvent {}

  /**
   * A player has a new flagship.
   *
   * @param seat who
   * @param from the old one
   * @param to the new one
   */
  @JsonTypeName("flagship-changed")
  record FlagshipChanged(Seat seat, CardId from, CardId to) implements BattleEvent {}
}
