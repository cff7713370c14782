package io.stardeck.fleetcaptains.bot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.Context;
import io.stardeck.fleetcaptains.card.Setting;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** What the bot sees, and what its ships could do. */
record Moment(FleetView view) {
  Table table() {
    return view.table();
  }

  Seat seat() {
    return view.seat();
  }

  Seat enemy() {
    return table().opponent(seat());
  }

  boolean myTurn() {
    return table().active().equals(seat());
  }

  /** A rating now. */
  int rating(Ship ship, ShipSystem system, ImmutableSet<Context> contexts) {
    return Ratings.of(table(), ship, view.spaceOf(ship), system, contexts);
  }

  /** The best rating that the ship can adjust to, or has. */
  int best(Ship ship, ShipSystem system, ImmutableSet<Context> contexts) {
    int best = rating(ship, system, contexts);
    if (ship.adjusted() || !myTurn()) {
      return best;
    }
    ImmutableList<Setting> settings = table().def(ship).settings(ship.alert());
    for (int i = 0; i < settings.size(); i++) {
      if (!settings.get(i).cloaked()) {
        Ship other = ImmutableShip.copyOf(ship).withSetting(i);
        best = Math.max(best, Ratings.of(table(), other, ship.at(), system, contexts));
      }
    }
    return best;
  }

  /** The ship on another setting. */
  static ImmutableShip onSetting(Ship ship, int setting) {
    return ImmutableShip.copyOf(ship).withSetting(setting);
  }

  /** The damage points that destroy a ship. */
  static int left(Ship ship) {
    return Alert.values().length - ship.alert().ordinal();
  }

  /** What an attack on a ship promises. */
  double attack(Ship attacker, Ship target) {
    int weapons = best(attacker, ShipSystem.WEAPONS, Ratings.testing(TestKind.COMBAT_SHIP));
    int shields = rating(target, ShipSystem.SHIELDS, Ratings.tested(TestKind.COMBAT_SHIP));
    double damage = Odds.damage(weapons, shields, left(target));
    double kill = Odds.kill(weapons, shields, left(target));
    return 2 * damage + kill * (4 + table().def(target).size());
  }
}
