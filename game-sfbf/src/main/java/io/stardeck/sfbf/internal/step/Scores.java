package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/** Victory points, and who has most of them (BF-WIN-03 to 06). */
public final class Scores {
  private Scores() {}

  /** The score of each fleet, in seat order; that of the solitaire enemy too. */
  public static ImmutableList<Integer> of(Table table) {
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int index = 0; index < table.fleets().size(); index++) {
      int score = 0;
      for (ShipId ship : counted(table, Seat.at(index))) {
        score += table.card(ship).vp();
      }
      scores.add(score);
    }
    return scores.build();
  }

  /** What each fleet has now; while a duel goes on, what it had before: that stays (BF-WIN-08). */
  public static ImmutableList<Integer> shown(Table table) {
    return table.duel().map(Duel::scores).orElseGet(() -> of(table));
  }

  /**
   * The ships whose points {@code seat} scores: their trophies and their own ships in Screen and
   * Main Body, whatever damage they bear; the Reserve is set aside (BF-WIN-03, 04, 09, BF-D-51).
   */
  public static ImmutableList<ShipId> counted(Table table, Seat seat) {
    Fleet fleet = table.fleet(seat);
    ImmutableList.Builder<ShipId> ships = ImmutableList.builder();
    add(ships, fleet.row(Row.SCREEN));
    add(ships, fleet.row(Row.MAIN));
    return ships.addAll(fleet.trophies()).build();
  }

  /**
   * The sides that have the most points, each with its seats: players, or teams with the sum of
   * their members (BF-WIN-05, 06, BF-D-55).
   */
  public static ImmutableList<ImmutableList<Seat>> best(
      BattleForceConfig config, ImmutableList<Integer> scores) {
    ImmutableList.Builder<ImmutableList<Seat>> best = ImmutableList.builder();
    int most = -1;
    for (ImmutableList<Seat> side : sides(config)) {
      int sum = sum(side, scores);
      if (sum > most) {
        most = sum;
        best = ImmutableList.builder();
      }
      if (sum == most) {
        best.add(side);
      }
    }
    return best.build();
  }

  /** The teams, or each player for themselves; the solitaire enemy is a side as well. */
  public static ImmutableList<ImmutableList<Seat>> sides(BattleForceConfig config) {
    if (!config.teamsInForce().isEmpty()) {
      return config.teamsInForce();
    }
    ImmutableList.Builder<ImmutableList<Seat>> sides = ImmutableList.builder();
    for (Seat seat : Seat.first(config.fleets())) {
      sides.add(ImmutableList.of(seat));
    }
    return sides.build();
  }

  /** The points of {@code side} together. */
  public static int sum(ImmutableList<Seat> side, ImmutableList<Integer> scores) {
    int sum = 0;
    for (Seat seat : side) {
      sum += scores.get(seat.index());
    }
    return sum;
  }

  /** All seats of {@code sides}, in seat order. */
  public static ImmutableList<Seat> seats(ImmutableList<ImmutableList<Seat>> sides) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (ImmutableList<Seat> side : sides) {
      seats.addAll(side);
    }
    return ImmutableList.sortedCopyOf(seats.build());
  }

  private static void add(ImmutableList.Builder<ShipId> ids, ImmutableList<Ship> ships) {
    for (Ship ship : ships) {
      ids.add(ship.id());
    }
  }
}
