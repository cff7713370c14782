package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.InterruptDef;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Table;

/** The strength of intruders ({@code ST-SPC-02}, {@code ST-SPC-03}). */
public final class Intruders {
  private Intruders() {}

  /** The strength of each of those who are crew now, in their group ({@code ST-SPC-09}). */
  static int strength(Group group) {
    int count = 0;
    boolean doubled = false;
    for (Person person : group.persons()) {
      if (person.def() == null) {
        count++;
        doubled |= doubles(group.facts().table(), person.card());
      }
    }
    return doubled ? 2 * count : count;
  }

  /** Whether the card doubles the strength of all. */
  public static boolean doubles(Table table, Card card) {
    if (table.def(card) instanceof InterruptDef interrupt) {
      for (Effect effect : interrupt.interrupt().effects()) {
        if (effect instanceof ShipEffect.Board board && board.doubles()) {
          return true;
        }
      }
    }
    return false;
  }
}
