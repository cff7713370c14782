package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.StandingKinds;

/**
 * Which {@linkplain StandingKinds kinds} of what may hold there are for each ship of a table,
 * wherever it is: its own, those of its crew and cargo, of what lies at it and before its player,
 * and of what is imposed on it. Worked out once, as most actions of a turn ask for every ship.
 */
public final class ShipKinds {
  private final Ship[] ships;
  private final int[] kinds;

  ShipKinds(Table table) {
    int count = 0;
    for (int i = 0; i < table.players(); i++) {
      count += table.captains().get(i).fleet().size();
    }
    this.ships = new Ship[count];
    this.kinds = new int[count];
    int next = 0;
    for (int i = 0; i < table.players(); i++) {
      Captain captain = table.captains().get(i);
      int before = lying(table.set(), captain.staying());
      for (int j = 0; j < captain.fleet().size(); j++) {
        Ship ship = captain.fleet().get(j);
        ships[next] = ship;
        kinds[next] = before | at(table, ship);
        next++;
      }
    }
  }

  /** Those of a ship of that table; all of them for any other. */
  int of(Ship ship) {
    for (int i = 0; i < ships.length; i++) {
      if (ships[i] == ship) {
        return kinds[i];
      }
    }
    return -1;
  }

  private static int at(Table table, Ship ship) {
    ComponentSet set = table.set();
    int at = set.lyingKinds(ship.card());
    for (int i = 0; i < ship.crew().size(); i++) {
      at |= set.crewKinds(ship.crew().get(i));
    }
    for (int i = 0; i < table.imposed().size(); i++) {
      at |= table.imposed().get(i).ship().equals(ship.card()) ? -1 : 0;
    }
    return at | lying(set, ship.cargo()) | lying(set, ship.attached());
  }

  /** Those of cards that lie somewhere. */
  static int lying(ComponentSet set, ImmutableList<CardId> cards) {
    int lying = 0;
    for (int i = 0; i < cards.size(); i++) {
      lying |= set.lyingKinds(cards.get(i));
    }
    return lying;
  }
}
