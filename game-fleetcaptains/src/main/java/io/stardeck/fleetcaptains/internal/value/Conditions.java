package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.word.Amount;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Side;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import org.jspecify.annotations.Nullable;

/** Whether conditions hold, and what amounts come to: from what lies open, and what is printed. */
public final class Conditions {
  private Conditions() {}

  /** Whether a condition holds for a player. */
  public static boolean holds(Table table, Seat seat, Condition condition) {
    return holds(table, seat, null, -1, condition);
  }

  /** Whether a condition holds for a player, and a ship of anybody's in that space. */
  public static boolean holds(
      Table table, Seat seat, @Nullable Ship ship, int space, Condition condition) {
    if (condition instanceof Condition.Tiles tiles) {
      return tiles(table, seat, tiles.filter(), tiles.atLeast());
    } else if (condition instanceof Condition.Ships ships) {
      return ships(table, seat, seat, ships.at()) >= ships.atLeast();
    } else if (condition instanceof Condition.At at) {
      return Filters.fits(table, seat, at.filter(), space);
    } else if (condition instanceof Condition.OnAlert on) {
      return ship != null && ship.alert() == on.alert();
    } else if (condition instanceof Condition.Cloaked) {
      return ship != null && ship.cloaked();
    } else if (condition instanceof Condition.Compare compare) {
      int first = amount(table, seat, ship, space, compare.first());
      int second = amount(table, seat, ship, space, compare.second());
      return switch (compare.comparison()) {
        case LESS -> first < second;
        case EQUAL -> first == second;
        case MORE -> first > second;
      };
    } else if (condition instanceof Condition.Not not) {
      return !holds(table, seat, ship, space, not.of());
    } else if (condition instanceof Condition.Or or) {
      return any(table, seat, ship, space, or.of(), true);
    }
    return !any(table, seat, ship, space, ((Condition.And) condition).of(), false);
  }

  /** Whether any of those conditions holds, or else does not hold. */
  private static boolean any(
      Table table,
      Seat seat,
      @Nullable Ship ship,
      int space,
      ImmutableList<Condition> conditions,
      boolean holds) {
    for (int i = 0; i < conditions.size(); i++) {
      if (holds(table, seat, ship, space, conditions.get(i)) == holds) {
        return true;
      }
    }
    return false;
  }

  /** What an amount comes to. */
  public static int amount(Table table, Seat seat, @Nullable Ship ship, int space, Amount amount) {
    if (amount instanceof Amount.Number number) {
      return number.number();
    } else if (amount instanceof Amount.Rating rating) {
      return ship == null ? 0 : Math.max(0, table.setting(ship).of(rating.system()));
    } else if (amount instanceof Amount.Size) {
      return ship == null ? 0 : table.def(ship).size();
    } else if (amount instanceof Amount.Count count) {
      return count(table, seat, count);
    } else if (amount instanceof Amount.Control control) {
      return table.location(space) == null
          ? 0
          : table.tiles().get(space).control(table.faction(side(table, seat, control.whose())));
    } else if (amount instanceof Amount.Score score) {
      return table.score(table.faction(side(table, seat, score.whose())));
    }
    return Fleets.total(table, side(table, seat, ((Amount.FleetTotal) amount).whose()));
  }

  private static Seat side(Table table, Seat seat, Side whose) {
    return whose == Side.ME ? seat : table.opponent(seat);
  }

  private static boolean tiles(Table table, Seat seat, TileFilter filter, int atLeast) {
    int count = 0;
    boolean explored = filter.explored().orElse(true);
    ImmutableList<Tile> tiles = table.tiles();
    for (int space = 0; space < tiles.size() && count < atLeast; space++) {
      boolean fits =
          tiles.get(space).explored() == explored && Filters.fits(table, seat, filter, space);
      count += fits ? 1 : 0;
    }
    return count >= atLeast;
  }

  /** The ships of a player, or of all enemies, in tiles that the player means. */
  private static int count(Table table, Seat seat, Amount.Count count) {
    int sum = 0;
    for (Seat owner : Seat.first(table.players())) {
      boolean meant = count.whose() == Side.ME ? owner.equals(seat) : table.enemies(seat, owner);
      sum += meant ? ships(table, seat, owner, count.at()) : 0;
    }
    return sum;
  }

  private static int ships(Table table, Seat seat, Seat owner, TileFilter at) {
    int count = 0;
    ImmutableList<Ship> fleet = table.captain(owner).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      Ship ship = fleet.get(i);
      count += !ship.cloaked() && Filters.fits(table, seat, at, ship.at()) ? 1 : 0;
    }
    return count;
  }
}
