package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ExtraPassCost;
import io.stardeck.fleetcaptains.card.word.Standing.IgnoreSectorSize;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.KnownTokens;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Objects;

/** What movement costs ({@code FC-MOV-06, FC-MOV-07}). */
public final class Routes {
  private Routes() {}

  /** Whether a space is a post that a player's ships may not enter. */
  public static boolean barred(Table table, Seat seat, int space) {
    return table.shape().isPost(space) && !table.friendlyPost(seat, space);
  }

  /** What entering a space and stopping there costs. */
  public static int entry(Table table, Seat seat, int space) {
    return table.friendlyPost(seat, space) ? 0 : 1;
  }

  /** What passing a tile costs ships, or an echo, 1 at least ({@code FC-D-87}). */
  public static int passing(Table table, ImmutableList<CardId> ships, int space) {
    LocationDef location = table.location(space);
    int cost = location == null ? 1 : location.sectorSize();
    for (Standing standing : Sources.tile(table, space)) {
      cost += standing instanceof ExtraPassCost extra ? extra.amount() : 0;
    }
    return ignores(table, ships, space) ? 1 : Math.max(1, cost);
  }

  private static boolean ignores(Table table, ImmutableList<CardId> ships, int space) {
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = table.ship(ships.get(i));
      if (ship == null || !Sources.has(table, ship, space, IgnoreSectorSize.class)) {
        return false;
      }
    }
    return !ships.isEmpty();
  }

  /**
   * The movement points of ships: the lowest Engines when they began to move ({@code FC-TFO-02,
   * FC-D-22}); -1 if the Engines of one are disabled.
   */
  public static int points(Table table, Maneuver maneuver, int space) {
    int now = engines(table, maneuver, space);
    return maneuver.moved() && now >= 0 ? maneuver.mp() : now;
  }

  private static int engines(Table table, Maneuver maneuver, int space) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < maneuver.ships().size(); i++) {
      Ship ship = table.ship(maneuver.ships().get(i));
      int engines =
          ship == null
              ? Setting.DISABLED
              : Ratings.of(table, ship, space, ShipSystem.ENGINES, Ratings.MANEUVER);
      least = Math.min(least, engines);
    }
    return maneuver.ships().isEmpty() ? Setting.DISABLED : least;
  }

  /** The members, or what the token stands for, which its player knows. */
  public static ImmutableList<CardId> pieces(KnownTokens known, Maneuver maneuver) {
    Token token = known.table().token(maneuver.token());
    return token == null
        ? maneuver.ships()
        : ImmutableList.of(Objects.requireNonNull(known.identity(token)));
  }

  /** The space of the members; -1 if there is none left. */
  public static int space(Table table, Maneuver maneuver) {
    if (maneuver.token() != 0) {
      Token token = table.token(maneuver.token());
      return token == null ? -1 : token.at();
    }
    Ship ship = maneuver.ships().isEmpty() ? null : table.ship(maneuver.ships().get(0));
    return ship == null ? -1 : ship.at();
  }

  /** Whether ships may go on anywhere. */
  public static boolean goesOn(Table table, Maneuver maneuver) {
    int from = space(table, maneuver);
    if (from < 0) {
      return false;
    }
    int points = points(table, maneuver, from);
    int passing = maneuver.moved() ? passing(table, maneuver.ships(), from) : 0;
    for (int i = 0; i < table.shape().neighbours(from); i++) {
      int to = table.shape().neighbour(from, i);
      int cost = maneuver.spent() + passing + entry(table, maneuver.seat(), to);
      if (cost <= points && !barred(table, maneuver.seat(), to)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship may set out from a space with that rating of its Engines. */
  public static boolean setsOut(Table table, Seat seat, int space, int engines) {
    if (engines != 0) {
      return engines > 0;
    }
    for (int i = 0; i < table.shape().neighbours(space); i++) {
      if (table.friendlyPost(seat, table.shape().neighbour(space, i))) {
        return true;
      }
    }
    return false;
  }

  /** The printed Engines of the fastest cloaked ship; 1 if none is cloaked ({@code FC-D-37}). */
  public static int echoPoints(Table table, Seat seat) {
    int most = 0;
    boolean any = false;
    for (Ship ship : table.captain(seat).fleet()) {
      if (ship.cloaked()) {
        any = true;
        most = Math.max(most, table.setting(ship).engines());
      }
    }
    return any ? most : 1;
  }
}
