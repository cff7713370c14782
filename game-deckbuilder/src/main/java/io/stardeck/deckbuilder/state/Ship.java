package io.stardeck.deckbuilder.state;

import io.stardeck.engine.card.CardId;

/**
 * A flagship.
 *
 * @param card the Starship
 * @param damage the damage on it, 0 or more
 * @param shieldsUsed how much its Shields have prevented in this turn, 0 or more
 */
public record Ship(CardId card, int damage, int shieldsUsed) {
  /** That Starship, undamaged. */
  public static Ship fresh(CardId card) {
    return new Ship(card, 0, 0);
  }

  /** The same with that damage. */
  public Ship withDamage(int total) {
    return new Ship(card, total, shieldsUsed);
  }

  /** The same with that use of Shields. */
  public Ship withShieldsUsed(int used) {
    return new Ship(card, damage, used);
  }
}
