package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;

/** What cards prevent ({@code ST-EFF-07}). */
public final class Preventions {
  private Preventions() {}

  /** Whether something is prevented for a ship. */
  public static boolean of(Table table, Deed deed, Ship ship) {
    for (InForce<Standing.Prevent> prevent : table.inForce(Standing.Prevent.class)) {
      if (prevent.what().what() == deed
          && Scopes.ship(table, prevent.by(), prevent.what().on(), ship)) {
        return true;
      }
    }
    return false;
  }

  /** Whether something is prevented at a location. */
  public static boolean at(Table table, Deed deed, int location) {
    for (InForce<Standing.Prevent> prevent : table.inForce(Standing.Prevent.class)) {
      if (prevent.what().what() == deed
          && Scopes.location(prevent.by(), prevent.what().on(), location)) {
        return true;
      }
    }
    return false;
  }
}
