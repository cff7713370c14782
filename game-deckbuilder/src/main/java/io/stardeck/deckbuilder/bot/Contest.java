package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import java.util.Optional;

/**
 * A space Starship that is met.
 *
 * @param speed its Speed
 * @param attack its Attack
 * @param diplomacy its Diplomacy; empty if it cannot be persuaded
 * @param toughness the damage that defeats it
 */
record Contest(int speed, int attack, Optional<Integer> diplomacy, int toughness) {
  /** The Starship as it is printed. */
  static Contest of(CardDef ship) {
    return new Contest(
        printed(ship, Stat.SPEED),
        printed(ship, Stat.ATTACK),
        ship.stats().of(Stat.DIPLOMACY).map(amount -> (int) Yield.value(amount)),
        printed(ship, Stat.DEFENSE) + printed(ship, Stat.SHIELDS));
  }

  /** The same with so much more to be defeated. */
  Contest tougher(int more) {
    return more == 0 ? this : new Contest(speed, attack, diplomacy, toughness + more);
  }

  /** Whether it is won by Diplomacy with those stats. */
  boolean persuaded(Hopes hopes) {
    return diplomacy.isPresent()
        && hopes.of(Stat.SPEED) >= speed
        && hopes.of(Stat.DIPLOMACY) >= diplomacy.get();
  }

  /** Whether it is won in combat with those stats, whatever becomes of the flagship. */
  boolean defeated(Hopes hopes) {
    boolean enough = hopes.of(Stat.ATTACK) >= toughness;
    return enough && (hopes.of(Stat.SPEED) >= speed || survived(hopes));
  }

  /** Whether the flagship outlives the combat. */
  boolean survived(Hopes hopes) {
    boolean first = hopes.of(Stat.SPEED) > speed && hopes.of(Stat.ATTACK) >= toughness;
    return first || damage(hopes) < hopes.room();
  }

  /** The damage that the ship deals if its attack comes. */
  int damage(Hopes hopes) {
    return Math.max(0, attack - hopes.of(Stat.SHIELDS));
  }

  private static int printed(CardDef ship, Stat stat) {
    return (int) Yield.value(ship.stats().of(stat).orElse(Amount.NONE));
  }
}
