package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Host;
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

  /** Whether something is prevented for cards of a player that are on a host. */
  public static boolean of(Table table, Deed deed, Seat seat, int location, Host host) {
    for (InForce<Standing.Prevent> prevent : table.inForce(Standing.Prevent.class)) {
      if (prevent.what().what() == deed
          && Scopes.host(prevent.by(), prevent.what().on(), seat, location, host)) {
        return true;
      }
    }
    return false;
  }

  /** Whether something is prevented for cards of a player that go from one host to another. */
  public static boolean between(Table table, Deed deed, Seat seat, Host from, Host to) {
    return !table.inForce(Standing.Prevent.class).isEmpty()
        && (of(table, deed, seat, Sites.of(table, from), from)
            || of(table, deed, seat, Sites.of(table, to), to));
  }

  /** Whether something is prevented for a player. */
  public static boolean of(Table table, Deed deed, Seat seat) {
    for (InForce<Standing.Prevent> prevent : table.inForce(Standing.Prevent.class)) {
      if (prevent.what().what() == deed && Scopes.seat(prevent.by(), prevent.what().on(), seat)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a player cannot play a card: an interrupt, or any other. */
  public static boolean of(Table table, Deed deed, Seat seat, CardDef card) {
    for (InForce<Standing.Prevent> prevent : table.inForce(Standing.Prevent.class)) {
      if (prevent.what().what() == deed
          && prevent.what().of(card.id(), card.kind())
          && Scopes.seat(prevent.by(), prevent.what().on(), seat)) {
        return true;
      }
    }
    return false;
  }
}
