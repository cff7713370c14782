package io.stardeck.b5.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.immutables.value.Value;

/** A card in play, with all that lies on it. */
@Value.Immutable
@JsonSerialize(as = ImmutableCard.class)
@JsonDeserialize(as = ImmutableCard.class)
public interface Card {
  /** A card that comes into play ready. */
  static ImmutableCard of(CardId id) {
    return ImmutableCard.builder()
        .id(id)
        .rotated(false)
        .neutralised(false)
        .damage(0)
        .severe(0)
        .neutralisedThisTurn(false)
        .neutralisedOnTurn(0)
        .marks(Marks.NONE)
        .tokens(0)
        .readiedThisTurn(false)
        .healedThisTurn(false)
        .effectsUsed(0)
        .build();
  }

  CardId id();

  boolean rotated();

  boolean neutralised();

  /** Damage tokens, 0 or more. */
  int damage();

  /** Severe damage tokens, 0 or more; only on a neutralised card. */
  int severe();

  /** Whether it was neutralised at any time of this turn ({@code B5-DMG-14}). */
  boolean neutralisedThisTurn();

  /** The turn in which it became neutralised last; 0 if it never did ({@code B5-HEA-04}). */
  int neutralisedOnTurn();

  /** Enhancements and face-up aftermaths on it, in the order in which they came. */
  ImmutableList<Card> attachments();

  /** What it has gained. */
  Marks marks();

  /** The fleet that it leads. */
  Optional<CardId> leading();

  /** For what it is rotated. */
  Optional<ActiveEffect> activeEffect();

  /** Construction tokens, 0 or more. */
  int tokens();

  /** Whether an effect readied it this turn ({@code B5-EFF-05}). */
  boolean readiedThisTurn();

  /** Whether it has rotated to heal this turn ({@code B5-HEA-07}). */
  boolean healedThisTurn();

  /** Its effects used this turn without rotating it, one bit each by index. */
  int effectsUsed();

  /** Whether it may do what a ready card may ({@code B5-GEN-03}). */
  default boolean ready() {
    return !rotated() && !neutralised();
  }

  /**
   * The effect that a card is rotated for.
   *
   * @param effect its index on the card
   * @param targets the cards chosen for it, in the order of the choices
   * @param free whether it cost nothing but the rotation ({@code B5-FRM-12})
   */
  record ActiveEffect(int effect, ImmutableList<CardId> targets, boolean free) {}
}
