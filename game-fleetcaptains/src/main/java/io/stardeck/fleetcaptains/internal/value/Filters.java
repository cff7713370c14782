package io.stardeck.fleetcaptains.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.Condition;
import io.stardeck.fleetcaptains.card.Condition.And;
import io.stardeck.fleetcaptains.card.Condition.Or;
import io.stardeck.fleetcaptains.card.Condition.Ships;
import io.stardeck.fleetcaptains.card.Condition.Tiles;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.TileFilter;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Optional;

/** Which tiles are meant, and whether a condition holds. */
public final class Filters {
  private Filters() {}

  /** Whether a tile is such, from the side of a player. */
  public static boolean fits(Table table, Seat seat, TileFilter filter, int space) {
    LocationDef location = table.location(space);
    if (location == null) {
      return false;
    }
    Faction faction = table.faction(seat);
    Tile tile = table.tiles().get(space);
    return (filter.type().isEmpty() || filter.type().get() == location.type())
        && (filter.cls().isEmpty() || filter.cls().equals(location.cls()))
        && (filter.habitable().isEmpty() || filter.habitable().get() == location.habitable())
        && (filter.mine().isEmpty()
            || filter.mine().get() == tile.exploredBy().equals(Optional.of(faction)))
        && (filter.controlled().isEmpty() || filter.controlled().get() == tile.control(faction) > 0)
        && (filter.installation().isEmpty()
            || tile.installation().isPresent()
                && tile.installation().get().compareTo(filter.installation().get()) >= 0)
        && (filter.nextToEnemyPost().isEmpty()
            || filter.nextToEnemyPost().get()
                == table.shape().adjacent(space, table.shape().post(faction.enemy())))
        && (filter.enemyShips().isEmpty()
            || filter.enemyShips().get() == table.hasEnemy(seat, space));
  }

  /** Whether a condition holds for a player. */
  public static boolean holds(Table table, Seat seat, Condition condition) {
    if (condition instanceof Tiles tiles) {
      int count = 0;
      for (int space = 0; space < table.tiles().size(); space++) {
        count += fits(table, seat, tiles.filter(), space) ? 1 : 0;
      }
      return count >= tiles.atLeast();
    } else if (condition instanceof Ships ships) {
      int count = 0;
      for (Ship ship : table.captain(seat).fleet()) {
        count += !ship.cloaked() && fits(table, seat, ships.at(), ship.at()) ? 1 : 0;
      }
      return count >= ships.atLeast();
    } else if (condition instanceof Or or) {
      return or.of().stream().anyMatch(each -> holds(table, seat, each));
    }
    return ((And) condition).of().stream().allMatch(each -> holds(table, seat, each));
  }
}
