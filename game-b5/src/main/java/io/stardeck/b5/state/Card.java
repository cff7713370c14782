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
    return ImmutableCard.builder().id(id).build();
  }

  CardId id();

  @Value.Default
  default boolean rotated() {
    return false;
  }

  @Value.Default
  default boolean neutralised() {
    return false;
  }

  /** Damage tokens, 0 or more. */
  @Value.Default
  default int damage() {
    return 0;
  }

  /** Severe damage tokens, 0 or more; only on a neutralised card. */
  @Value.Default
  default int severe() {
    return 0;
  }

  /** Whether it was neutralised at any time of this turn ({@code B5-DMG-14}). */
  @Value.Default
  default boolean neutralisedThisTurn() {
    return false;
  }

  /** The turn in which it became neutralised last; 0 if it never did ({@code B5-HEA-04}). */
  @Value.Default
  default int neutralisedOnTurn() {
    return 0;
  }

  /** Enhancements and face-up aftermaths on it, in the order in which they came. */
  ImmutableList<Card> attachments();

  /** What it has gained. */
  @Value.Default
  default Marks marks() {
    return Marks.NONE;
  }

  /** The fleet that it leads. */
  Optional<CardId> leading();

  /** For what it is rotated. */
  Optional<ActiveEffect> activeEffect();

  /** Construction tokens, 0 or more. */
  @Value.Default
  default int tokens() {
    return 0;
  }

  /** Whether an effect readied it this turn ({@code B5-EFF-05}). */
  @Value.Default
  default boolean readiedThisTurn() {
    return false;
  }

  /** Whether it has rotated to heal this turn ({@code B5-HEA-07}). */
  @Value.Default
  default boolean healedThisTurn() {
    return false;
  }

  /** Its effects used this turn without rotating it, one bit each by index. */
  @Value.Default
  default int effectsUsed() {
    return 0;
  }

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
