package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;

/**
 * A card in the Flipped area.
 *
 * @param card the card
 * @param damage the damage on it, if it is a Starship
 * @param shieldsUsed how much its Shields have prevented
 * @param borgShown the Borg cards that were shown for it ({@code DB-CUB-01})
 * @param bonuses what effects add to its stats
 */
public record FlippedCard(
    CardId card, int damage, int shieldsUsed, int borgShown, ImmutableList<Bonus> bonuses) {
  /** That card, just turned up. */
  public static FlippedCard of(CardId card) {
    return new FlippedCard(card, 0, 0, 0, ImmutableList.of());
  }

  /** The same with that damage and use of Shields. */
  public FlippedCard withDamage(int total, int used) {
    return new FlippedCard(card, total, used, borgShown, bonuses);
  }

  /** The same with that many Borg cards shown. */
  public FlippedCard withBorgShown(int shown) {
    return new FlippedCard(card, damage, shieldsUsed, shown, bonuses);
  }

  /** The same with those bonuses. */
  public FlippedCard withBonuses(ImmutableList<Bonus> next) {
    return new FlippedCard(card, damage, shieldsUsed, borgShown, next);
  }
}
