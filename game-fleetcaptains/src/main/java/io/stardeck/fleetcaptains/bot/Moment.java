package io.stardeck.fleetcaptains.bot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the bot sees at one decision, and what its ships could do; reckoned once, when asked. */
final class Moment {
  /** What a point is worth; all promises are in this coin. */
  static final double POINT = 6;

  /** How likely an enemy attacks a ship where it is, and how likely one from beside it. */
  static final double HERE = 0.8;

  static final double BESIDE = 0.7;

  private final FleetView view;
  private final Map<Pair, Double> attacks = new HashMap<>();
  private final Map<CardId, double[]> outlooks = new HashMap<>();
  private @Nullable Wishes wishes;

  private record Pair(CardId attacker, CardId target) {}

  Moment(FleetView view) {
    this.view = view;
  }

  FleetView view() {
    return view;
  }

  Table table() {
    return view.table();
  }

  Seat seat() {
    return view.seat();
  }

  boolean myTurn() {
    return table().active().equals(seat());
  }

  /** A ship that is in play. */
  Ship ship(CardId card) {
    return Objects.requireNonNull(table().ship(card));
  }

  /** The missions on display, and what they ask for. */
  Wishes wishes() {
    if (wishes == null) {
      wishes = new Wishes(this);
    }
    return wishes;
  }

  /** For each space, the best that an own ship can have from there on. */
  double[] outlook(Ship ship) {
    return outlooks.computeIfAbsent(ship.card(), card -> Outlook.of(this, ship));
  }

  /** A rating now. */
  int rating(Ship ship, ShipSystem system, ImmutableSet<Context> contexts) {
    return Ratings.of(table(), ship, view.spaceOf(ship), system, contexts);
  }

  /** The best rating that the ship can adjust to in this turn or the next, or has. */
  int best(Ship ship, ShipSystem system, ImmutableSet<Context> contexts) {
    int best = ship.cloaked() ? Setting.DISABLED : rating(ship, system, contexts);
    boolean stuck = ship.adjusted() && myTurn() && table().owner(ship.card()).equals(seat());
    ImmutableList<Setting> settings = table().def(ship).settings(ship.alert());
    for (int i = 0; i < settings.size() && !stuck; i++) {
      if (!settings.get(i).cloaked()
          && settings.get(i).of(system) > table().setting(ship).of(system)) {
        Ship other = onSetting(ship, i);
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

  /** What an attack on a ship promises to who makes it. */
  double attack(Ship attacker, Ship target) {
    return attacks.computeIfAbsent(
        new Pair(attacker.card(), target.card()), pair -> promise(attacker, target));
  }

  private double promise(Ship attacker, Ship target) {
    int weapons = best(attacker, ShipSystem.WEAPONS, Ratings.testing(TestKind.COMBAT_SHIP));
    int shields = rating(target, ShipSystem.SHIELDS, Ratings.tested(TestKind.COMBAT_SHIP));
    int left = left(target);
    double damage = Odds.damage(weapons, shields, left);
    double kill = Odds.kill(weapons, shields, left);
    double value = 1.8 * damage + kill * (POINT + table().def(target).size());
    if (table().owner(attacker.card()).equals(seat())) {
      value += wishes().deed(Deed.ATTACK_WON) * Odds.beat(weapons, shields);
      value += wishes().deed(Deed.DAMAGE_DEALT) * damage;
      value += wishes().deed(Deed.SHIP_DESTROYED) * kill;
      value +=
          table().def(target).size() >= 4 ? wishes().deed(Deed.LARGE_SHIP_DESTROYED) * kill : 0;
    }
    return value;
  }

  /** What the enemies that are near could do to a ship in a space before its next turn. */
  double threat(Ship ship, int space) {
    double sum = 0;
    for (int i = 0; i < table().players(); i++) {
      if (table().enemies(seat(), Seat.at(i))) {
        for (Ship enemy : table().captains().get(i).fleet()) {
          if (!enemy.cloaked() && near(enemy.at(), space)) {
            sum += attack(enemy, ship) * (enemy.at() == space ? HERE : BESIDE);
          }
        }
      }
    }
    return sum;
  }

  /** What the free attack may cost a ship that leaves uncloaked enemies. */
  double breakaway(Ship ship) {
    int sizes = 0;
    double worst = 0;
    for (Ship enemy : table().enemiesAt(seat(), ship.at())) {
      sizes += table().def(enemy).size();
      worst = Math.max(worst, attack(enemy, ship));
    }
    return worst * Odds.less(table().def(ship).size(), sizes);
  }

  private boolean near(int from, int to) {
    return from == to || table().shape().adjacent(from, to);
  }
}
