package io.stardeck.sfbf.state;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;

/**
 * What nobody knows.
 *
 * @param starbase the draw pile of action cards
 * @param shipDeck the draw pile of ships, above those that everybody knows to lie at its bottom
 *     ({@link Table#shipDeckBottom})
 * @param chance the random generator
 */
public record Hidden(Pile<CardId> starbase, Pile<ShipId> shipDeck, Chance chance) {
  /** The same with that Starbase. */
  public Hidden withStarbase(Pile<CardId> cards) {
    return new Hidden(cards, shipDeck, chance);
  }

  /** The same with that ship deck. */
  public Hidden withShipDeck(Pile<ShipId> ships) {
    return new Hidden(starbase, ships, chance);
  }

  /** The same with that generator. */
  public Hidden withChance(Chance next) {
    return new Hidden(starbase, shipDeck, next);
  }
}
