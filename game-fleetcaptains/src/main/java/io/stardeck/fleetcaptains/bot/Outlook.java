package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Optional;

/** What the spaces of the board promise to a ship, near ones more than far ones. */
final class Outlook {
  private static final double DECAY = 0.72;
  private static final double UNEXPLORED = 0.25;
  private static final double HOME = 10;
  private static final double FIGHT = 0.3;
  private static final double THREAT = 0.9;

  /** What a ship that is nearly lost still cares for the rest. */
  private static final double CARE = 0.3;

  private Outlook() {}

  /** For each space, the best that can be had from there on. */
  static double[] of(Moment moment, Ship ship) {
    BoardShape shape = moment.table().shape();
    double[] best = fights(moment, ship);
    double[] promises = moment.wishes().tests(ship);
    for (int space = 0; space < best.length; space++) {
      best[space] = here(moment, ship, space, promises, best[space]);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int space = 0; space < best.length; space++) {
        for (int i = 0; i < shape.neighbours(space); i++) {
          double far = DECAY * best[shape.neighbour(space, i)];
          if (far > best[space] + 1e-9) {
            best[space] = far;
            changed = true;
          }
        }
      }
    }
    return best;
  }

  private static double here(Moment moment, Ship ship, int space, double[] promises, double fight) {
    Faction faction = moment.table().faction(moment.seat());
    if (moment.table().shape().isPost(space)) {
      boolean own = moment.table().friendlyPost(moment.seat(), space);
      return !own
          ? 0
          : ship.alert() == Alert.RED ? 2 * HOME : ship.alert() == Alert.YELLOW ? HOME : 0;
    }
    Tile tile = moment.table().tiles().get(space);
    LocationDef location = moment.table().location(space);
    if (location == null) {
      double value = UNEXPLORED + moment.wishes().exploring(space);
      return ship.cloaked() || ship.alert() == Alert.RED ? 0.3 : value;
    }
    double value = 0.2 + moment.wishes().there(promises, space) + fight + hunt(moment, ship, space);
    value *= ship.alert() == Alert.RED ? CARE : 1;
    if (!moment.table().hasEnemy(moment.seat(), space)) {
      value += sphere(moment, space, location) * (taken(moment, ship, space) ? 0.3 : 1);
      boolean base = tile.installation().isPresent() && tile.control(faction) > 0;
      value += base && ship.alert() != Alert.WHITE ? HOME : 0;
    }
    return value;
  }

  /** Whether another own ship sees to that tile. */
  private static boolean taken(Moment moment, Ship ship, int space) {
    for (Ship other : moment.view().fleet()) {
      if (other.isAt(space) && !other.card().equals(ship.card())) {
        return true;
      }
    }
    return false;
  }

  /** What influence or building brings there. */
  static double sphere(Moment moment, int space, LocationDef location) {
    Tile tile = moment.table().tiles().get(space);
    Faction faction = moment.table().faction(moment.seat());
    int own = tile.control(faction);
    double wish = moment.wishes().control(space);
    if (tile.control(faction.enemy()) > 0) {
      return 0.6 + 0.4 * wish;
    }
    boolean body = location.habitable() || tile.installation().isPresent();
    boolean done = tile.installation().equals(Optional.of(InstallationKind.STARBASE));
    if (body && !done) {
      return 0.3 + 0.3 * own + wish;
    }
    return wish;
  }

  /** What searching the enemy tokens there promises. */
  private static double hunt(Moment moment, Ship ship, int space) {
    for (Token token : moment.table().tokens()) {
      if (token.at() == space && moment.table().enemies(moment.seat(), token.owner())) {
        return ship.cloaked() ? 0 : ShipValues.search(moment, ship);
      }
    }
    return 0;
  }

  /** What the uncloaked enemies promise and threaten, in each space. */
  private static double[] fights(Moment moment, Ship ship) {
    BoardShape shape = moment.table().shape();
    double[] threat = new double[shape.size()];
    double[] attack = new double[shape.size()];
    for (int i = 0; i < moment.table().players(); i++) {
      if (moment.table().enemies(moment.seat(), Seat.at(i))) {
        for (Ship enemy : moment.table().captains().get(i).fleet()) {
          int at = enemy.at();
          if (!enemy.cloaked() && at >= 0) {
            double harm = moment.attack(enemy, ship);
            threat[at] += Moment.HERE * harm;
            for (int n = 0; n < shape.neighbours(at); n++) {
              threat[shape.neighbour(at, n)] += Moment.BESIDE * harm;
            }
            if (!ship.cloaked()) {
              attack[at] = Math.max(attack[at], moment.attack(ship, enemy));
            }
          }
        }
      }
    }
    for (int space = 0; space < attack.length; space++) {
      attack[space] = FIGHT * attack[space] - THREAT * threat[space];
    }
    return attack;
  }
}
