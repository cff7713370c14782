package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Optional;

/** What the spaces of the board promise to a ship, near ones more than far ones. */
final class Outlook {
  private static final double DECAY = 0.72;
  private static final double UNEXPLORED = 1.1;

  private Outlook() {}

  /** For each space, the best that can be had from there on. */
  static double[] of(Moment moment, Ship ship) {
    BoardShape shape = moment.table().shape();
    double[] best = new double[shape.size()];
    for (int space = 0; space < best.length; space++) {
      best[space] = here(moment, ship, space);
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

  private static double here(Moment moment, Ship ship, int space) {
    Faction faction = moment.table().faction(moment.seat());
    if (moment.table().shape().isPost(space)) {
      boolean own = moment.table().friendlyPost(moment.seat(), space);
      return !own ? 0 : ship.alert() == Alert.RED ? 8 : ship.alert() == Alert.YELLOW ? 3 : 0;
    }
    Tile tile = moment.table().tiles().get(space);
    LocationDef location = moment.table().location(space);
    if (location == null) {
      double value = UNEXPLORED + moment.wishes().exploring(space);
      return ship.cloaked() || ship.alert() == Alert.RED ? 0.3 : value;
    }
    double value = 0.2 + moment.wishes().there(ship, space) + fight(moment, ship, space);
    if (!moment.table().hasEnemy(moment.seat(), space)) {
      value += sphere(moment, space, location) * (taken(moment, ship, space) ? 0.3 : 1);
      boolean base = tile.installation().isPresent() && tile.control(faction) > 0;
      value += base && ship.alert() != Alert.WHITE ? 3 : 0;
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
      return 0.6 + 0.3 * own + wish;
    }
    return own == 0 ? wish : 0;
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

  private static double fight(Moment moment, Ship ship, int space) {
    double attack = 0;
    for (int i = 0; i < moment.table().players() && !ship.cloaked(); i++) {
      if (moment.table().enemies(moment.seat(), Seat.at(i))) {
        for (Ship enemy : moment.table().captains().get(i).fleet()) {
          if (enemy.isAt(space)) {
            attack = Math.max(attack, moment.attack(ship, enemy));
          }
        }
      }
    }
    return 0.9 * attack + hunt(moment, ship, space) - 0.8 * moment.threat(ship, space);
  }
}
