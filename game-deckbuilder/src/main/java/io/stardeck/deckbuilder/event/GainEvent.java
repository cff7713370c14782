package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.OptionalInt;

/** What a player gets or spends for this turn: XP, Search, Explore, bonuses, discounts. */
public sealed interface GainEvent extends DeckbuilderEvent {
  /**
   * XP was got or spent.
   *
   * @param seat who
   * @param change how much; negative if it was spent
   * @param left what is there now
   */
  @JsonTypeName("xp-changed")
  record XpChanged(Seat seat, int change, int left) implements GainEvent {}

  /**
   * A card gave or took searches or explorations.
   *
   * @param seat who
   * @param of of which
   * @param change how many; negative if they were taken
   * @param left how many are there now
   */
  @JsonTypeName("allowance-changed")
  record AllowanceChanged(Seat seat, Modifier.Kind of, int change, int left) implements GainEvent {}

  /**
   * A stat was changed for a time.
   *
   * @param seat who
   * @param stat which
   * @param amount by how much
   */
  @JsonTypeName("bonus-gained")
  record BonusGained(Seat seat, Stat stat, int amount) implements GainEvent {}

  /**
   * A stat of the encountered Starship was changed for a time.
   *
   * @param ship the Starship
   * @param stat which
   * @param amount by how much
   */
  @JsonTypeName("ship-bonus-gained")
  record ShipBonusGained(CardId ship, Stat stat, int amount) implements GainEvent {}

  /**
   * Cards cost a player less.
   *
   * @param seat who
   * @param sel what the cards are like
   * @param amount how much less
   * @param uses for how many gains; 0 for all of them
   */
  @JsonTypeName("discount-gained")
  record DiscountGained(Seat seat, Selector sel, int amount, int uses) implements GainEvent {}

  /**
   * Damage on a flagship is going to be prevented, besides Shields.
   *
   * @param seat whose flagship
   * @param amount how much; empty for all
   */
  @JsonTypeName("prevention-gained")
  record PreventionGained(Seat seat, OptionalInt amount) implements GainEvent {}
}
