package io.stardeck.stccg.bot;

import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;

/** What it is worth to have a card. */
final class CardWorth {
  private static final double OTHER = 6;
  private static final double EQUIPMENT = 4;

  private CardWorth() {}

  static double of(CardDef card) {
    if (card instanceof PersonnelDef person) {
      return (person.integrity() + person.cunning() + person.strength()) / 3.0
          + 2 * person.skills().size();
    } else if (card instanceof ShipDef ship) {
      return 2 * OTHER + ship.range();
    }
    return switch (card.kind()) {
      case OUTPOST -> 2 * OTHER;
      case EQUIPMENT -> EQUIPMENT;
      default -> OTHER;
    };
  }
}
