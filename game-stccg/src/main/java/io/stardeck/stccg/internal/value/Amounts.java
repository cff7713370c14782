package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.InForce.Source;
import io.stardeck.stccg.state.Ship;

/** Amounts, worked out when they are needed. */
public final class Amounts {
  private Amounts() {}

  /** The number of persons of {@code group} that {@code count} tells. */
  public static int count(Amount.Count count, Group group) {
    int persons = 0;
    for (Person person : group.persons()) {
      if (count.filter().isEmpty() || Requirements.fits(count.filter().get(), person, group)) {
        persons++;
      }
    }
    return scaled(count, persons);
  }

  /** By how much a standing effect changes a number of a person: it counts what is printed. */
  static int printed(Amount amount, Group group, Source by) {
    if (!(amount instanceof Amount.Count count)) {
      return fixed(amount, by);
    }
    int persons = 0;
    for (Card card : group.cards()) {
      persons += Filters.fits(count.filter(), group.facts().table().def(card)) ? 1 : 0;
    }
    return scaled(count, persons);
  }

  /** By how much a standing effect changes a number of a ship with that crew. */
  static int aboard(Amount amount, Facts facts, Ship ship, Source by) {
    return amount instanceof Amount.Count count
        ? count(count, Group.aboard(facts, ship))
        : fixed(amount, by);
  }

  /** A number that depends on nobody. */
  static int fixed(Amount amount, Source by) {
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.n();
    }
    return amount instanceof Amount.Counted times ? times.times() * by.counted() : 0;
  }

  private static int scaled(Amount.Count count, int persons) {
    return persons * count.times().orElse(1) / count.over().orElse(1);
  }
}
