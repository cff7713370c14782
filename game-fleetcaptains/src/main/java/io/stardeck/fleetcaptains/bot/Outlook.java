package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Optional;

/** What the spaces of the board promise to a ship, near ones more than far ones. */
final class Outlook {
  private static final double DECAY = 0.72;

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
      return !own ? 0 : ship.alert() == Alert.RED ? 5 : ship.alert() == Alert.YELLOW ? 2 : 0;
    }
    Tile tile = moment.table().tiles().get(space);
    LocationDef location = moment.table().location(space);
    if (location == null) {
      return ship.cloaked() || ship.alert() == Alert.RED ? 0.3 : 3;
    }
    double value = 0.2 + Orders.there(moment, ship, space) + fight(moment, ship, space);
    if (!moment.table().hasEnemy(moment.seat(), space)) {
      value += sphere(moment, tile, location, faction);
      boolean base = tile.installation().isPresent() && tile.control(faction) > 0;
      value += base && ship.alert() != Alert.WHITE ? 3 : 0;
    }
    return value;
  }

  /** What influence or building brings there. */
  static double sphere(Moment moment, Tile tile, LocationDef location, Faction faction) {
    int own = tile.control(faction);
    if (tile.control(faction.enemy()) > 0) {
      return 1.6;
    }
    boolean body = location.habitable() || tile.installation().isPresent();
    boolean done = tile.installation().equals(Optional.of(InstallationKind.STARBASE));
    if (body && !done) {
      return 2.2 + 0.3 * own + 0.4 * Orders.spheres(moment);
    }
    return own == 0 ? 0.8 + 0.9 * Orders.spheres(moment) : 0;
  }

  private static double fight(Moment moment, Ship ship, int space) {
    double attack = 0;
    double danger = 0;
    for (Ship enemy : moment.table().captain(moment.enemy()).fleet()) {
      if (enemy.isAt(space) && !ship.cloaked()) {
        attack = Math.max(attack, moment.attack(ship, enemy));
        danger += moment.attack(enemy, ship);
      }
    }
    return attack - 0.7 * danger;
  }
}
