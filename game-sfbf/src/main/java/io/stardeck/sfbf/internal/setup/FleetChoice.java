package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Arrays;

/**
 * What a player may choose from their deal: so many ships, of so many points (BF-SET-12, BF-D-03,
 * BF-D-71).
 *
 * @param least the fewest ships that make a fleet
 * @param most the most ships
 * @param points the most points; a deal without a fleet of that price may be exceeded by {@link
 *     #within}
 */
public record FleetChoice(int least, int most, int points) {
  /** A fleet in formation begins with two ships each in Screen and Main Body (BF-SET-17). */
  private static final int IN_FORMATION = 4;

  /**
   * What there is to choose from {@code deal} ships.
   *
   * @param number the number of ships with BF-OPT-20; 0 with a point limit
   */
  public static FleetChoice of(BattleForceConfig config, int number, int deal) {
    if (number > 0) {
      return new FleetChoice(number, number, Integer.MAX_VALUE);
    }
    int least = config.rows() ? Math.min(IN_FORMATION, deal) : 1;
    return new FleetChoice(least, deal, config.fleetLimit());
  }

  /** The limit for {@code deal}: if no fleet fits, the price of the cheapest one (BF-D-03). */
  public int within(Table table, ImmutableList<ShipId> deal) {
    return Math.max(points, cheapest(table, deal, ImmutableList.of(), least));
  }

  /**
   * Whether a fleet of {@code deal} may begin with those ships, each of them dealt and named once.
   */
  public boolean allows(Table table, ImmutableList<ShipId> deal, ImmutableList<ShipId> taken) {
    return taken.size() <= most && atLeast(table, deal, taken) <= within(table, deal);
  }

  /** The points of {@code ships}. */
  public static int sum(Table table, ImmutableList<ShipId> ships) {
    int sum = 0;
    for (int i = 0; i < ships.size(); i++) {
      sum += table.card(ships.get(i)).vp();
    }
    return sum;
  }

  /**
   * The least that a fleet of {@code deal} with all of {@code taken} in it must come to: what is
   * still missing to the fewest ships is made up of the cheapest ones left.
   */
  public int atLeast(Table table, ImmutableList<ShipId> deal, ImmutableList<ShipId> taken) {
    return sum(table, taken) + cheapest(table, deal, taken, least - taken.size());
  }

  /** The points of the {@code number} cheapest ships of {@code deal} that are not taken. */
  private static int cheapest(
      Table table, ImmutableList<ShipId> deal, ImmutableList<ShipId> taken, int number) {
    if (number <= 0) {
      return 0;
    }
    int[] points = new int[deal.size()];
    int left = 0;
    for (int i = 0; i < deal.size(); i++) {
      if (!taken.contains(deal.get(i))) {
        points[left++] = table.card(deal.get(i)).vp();
      }
    }
    Arrays.sort(points, 0, left);
    int sum = 0;
    for (int i = 0; i < Math.min(number, left); i++) {
      sum += points[i];
    }
    return sum;
  }
}
