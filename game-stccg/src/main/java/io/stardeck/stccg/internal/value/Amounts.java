package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.word.Amount;

/** Numbers of persons who are so. */
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
    return persons * count.times().orElse(1) / count.over().orElse(1);
  }
}
