package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** What is asked of fleets and ships again and again. */
final class Fleets {
  private Fleets() {}

  /** The boxes without a token. */
  static int left(Table table, Ship ship) {
    return table.card(ship.id()).size() - ship.damage();
  }

  /** The share of the boxes that bears a token, 0 to 1. */
  static double harm(Table table, Ship ship) {
    return (double) ship.damage() / table.card(ship.id()).size();
  }

  /** The damage on all face-up ships of {@code seat}. */
  static int damage(Table table, Seat seat) {
    Fleet fleet = table.fleet(seat);
    return damage(fleet.screen()) + damage(fleet.main()) + damage(fleet.reserve());
  }

  private static int damage(ImmutableList<Ship> ships) {
    int sum = 0;
    for (int i = 0; i < ships.size(); i++) {
      sum += ships.get(i).damage();
    }
    return sum;
  }

  /** The most damage on one face-up ship of {@code seat}. */
  static int worstDamage(Table table, Seat seat) {
    Fleet fleet = table.fleet(seat);
    int worst = 0;
    for (int i = 0; i < fleet.screen().size(); i++) {
      worst = Math.max(worst, fleet.screen().get(i).damage());
    }
    for (int i = 0; i < fleet.main().size(); i++) {
      worst = Math.max(worst, fleet.main().get(i).damage());
    }
    for (int i = 0; i < fleet.reserve().size(); i++) {
      worst = Math.max(worst, fleet.reserve().get(i).damage());
    }
    return worst;
  }

  /** Whether an own ship, wherever it lies, has boxes that fire cards of {@code kind}. */
  static boolean fires(BattleForceView view, CardKind kind) {
    Table table = view.table();
    Fleet fleet = table.fleet(view.seat());
    return fires(table, fleet.screen(), kind)
        || fires(table, fleet.main(), kind)
        || fires(table, fleet.reserve(), kind)
        || firesUndamaged(table, view.faceDown(), kind);
  }

  private static boolean fires(Table table, ImmutableList<Ship> ships, CardKind kind) {
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = ships.get(i);
      if (Guns.can(table.card(ship.id()), ship.damaged(), kind)) {
        return true;
      }
    }
    return false;
  }

  private static boolean firesUndamaged(Table table, ImmutableList<ShipId> ships, CardKind kind) {
    for (int i = 0; i < ships.size(); i++) {
      if (table.card(ships.get(i)).canFire(kind)) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code seat} has a Klingon ship in Screen or Main Body, which may mutiny. */
  static boolean klingons(Table table, Seat seat) {
    Fleet fleet = table.fleet(seat);
    return klingons(table, fleet.screen()) || klingons(table, fleet.main());
  }

  private static boolean klingons(Table table, ImmutableList<Ship> ships) {
    for (int i = 0; i < ships.size(); i++) {
      if (table.card(ships.get(i).id()).race() == Race.KLINGON) {
        return true;
      }
    }
    return false;
  }

  /** What a ship is worth in a fleet: its fire power for its points. */
  static double appeal(ShipCard ship) {
    double worth = 0;
    for (int box = 0; box < ship.size(); box++) {
      worth += Boxes.worth(ship.boxType(box));
    }
    double device = ship.cloak() || ship.web() ? 0.5 : 0;
    return (worth + device) / ship.vp();
  }
}
