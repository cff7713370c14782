package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Secret.TokenRun;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Maneuvers: movement points, what a step costs, and where a piece may go (section 3.8). */
final class Courses {
  private Courses() {}

  /** Where a piece is that maneuvers. */
  static int space(FleetState state, Maneuver open) {
    Table table = state.table();
    return open.token() > 0 ? table.token(open.token()).at() : table.ship(open.ships().get(0)).at();
  }

  /** The movement points of a maneuver; D if the Engines of a ship are disabled now. */
  static int points(FleetState state, Maneuver open) {
    if (open.token() > 0) {
      TokenRun run = state.secrets().get(open.seat().index()).run().orElseThrow();
      CardId identity = ships(state, open).get(0);
      boolean ship = state.table().set().isShip(identity);
      return ship && least(state, List.of(identity)) == Worth.D ? Worth.D : run.mp();
    }
    int now = least(state, open.ships());
    return open.moved() && now != Worth.D ? open.mp() : now;
  }

  private static int least(FleetState state, List<CardId> ships) {
    int least = Integer.MAX_VALUE;
    for (CardId card : ships) {
      least = Math.min(least, Worth.engines(state, state.table().ship(card)));
    }
    return least;
  }

  /** The movement points of a token that sets out ({@code FC-CLK-13, FC-D-37}). */
  static int points(FleetState state, Token token) {
    CardId identity = state.identity(token);
    Table table = state.table();
    if (!table.set().isEcho(identity)) {
      return Worth.engines(state, table.ship(identity));
    }
    int most = -1;
    for (Ship ship : table.captain(token.owner()).fleet()) {
      if (ship.cloaked()) {
        Setting setting = table.setting(ship);
        most = Math.max(most, Math.max(0, setting.engines()));
      }
    }
    return most < 0 ? 1 : most;
  }

  /** What going on through a tile costs a piece. */
  static int passing(FleetState state, Maneuver open, int space) {
    Table table = state.table();
    LocationDef def = table.set().location(table.tiles().get(space).location().orElseThrow());
    int cost = def.sectorSize();
    if (ships(state, open).stream().allMatch(ship -> ignores(state, ship))) {
      return 1;
    }
    for (Standing each : Worth.at(table, space)) {
      cost += each instanceof Standing.ExtraPassCost extra ? extra.amount() : 0;
    }
    return Math.max(1, cost);
  }

  private static boolean ignores(FleetState state, CardId card) {
    Ship ship = state.table().ship(card);
    return ship != null && Worth.has(state, ship, Standing.IgnoreSectorSize.class);
  }

  /** The ships of a maneuver, or what a token stands for: an echo is no ship. */
  private static List<CardId> ships(FleetState state, Maneuver open) {
    return open.token() > 0
        ? List.of(state.identity(state.table().token(open.token())))
        : open.ships();
  }

  /** Where a piece may go ({@code FC-MOV-07}). */
  static Set<Integer> steps(FleetState state, Maneuver open) {
    Set<Integer> steps = new TreeSet<>();
    Table table = state.table();
    int here = space(state, open);
    boolean moved = open.passed() > 0;
    int points = points(state, open);
    if (open.due() || points == Worth.D || moved && stops(state, open, here)) {
      return steps;
    }
    int spent = spent(state, open) + (moved ? passing(state, open, here) : 0);
    for (int to = 0; to < table.shape().size(); to++) {
      if (!table.shape().adjacent(here, to)) {
        continue;
      }
      boolean own = Grounds.post(table, open.seat(), to);
      if (table.shape().isPost(to) && !own) {
        continue;
      }
      if (spent + (own ? 0 : 1) <= points) {
        steps.add(to);
      }
    }
    return steps;
  }

  private static boolean stops(FleetState state, Maneuver open, int here) {
    Table table = state.table();
    boolean unexplored = table.shape().isTile(here) && table.tiles().get(here).location().isEmpty();
    return unexplored
        || table.shape().isPost(here)
        || Worth.at(table, here).stream().anyMatch(Standing.StopOnEntry.class::isInstance);
  }

  /** What has been paid so far. */
  static int spent(FleetState state, Maneuver open) {
    return open.token() > 0
        ? state.secrets().get(open.seat().index()).run().orElseThrow().spent()
        : open.spent();
  }

  /** Whether a ship that has not maneuvered could set out ({@code FC-MOV-02, FC-MOV-03}). */
  static boolean ready(FleetState state, Seat seat, Ship ship) {
    return !Worth.has(state, ship, Standing.ForbidManeuver.class)
        && able(state.table(), seat, state.spaceOf(ship), Worth.engines(state, ship));
  }

  /** Whether those movement points are enough for anything. */
  static boolean able(Table table, Seat seat, int space, int points) {
    if (points > 0) {
      return true;
    }
    for (int to = 0; to < table.shape().size(); to++) {
      if (points == 0 && table.shape().adjacent(space, to) && Grounds.post(table, seat, to)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship may join a task force that has not set out ({@code FC-TFO-01, FC-D-29}). */
  static boolean joins(FleetState state, Maneuver open, Ship ship) {
    if (open.token() > 0 || open.moved() || open.rolled() || open.ships().contains(ship.card())) {
      return false;
    }
    int here = space(state, open);
    for (CardId member : open.ships()) {
      if (state.table().ship(member).start() != here) {
        return false;
      }
    }
    return !ship.cloaked()
        && !ship.maneuvered()
        && ship.at() == here
        && ship.start() == here
        && ready(state, open.seat(), ship);
  }

  /** Whether a breakaway is due for a ship ({@code FC-D-26}). */
  static boolean held(FleetState state, Seat seat, Ship ship) {
    return ship.contested()
        && !ship.cloaked()
        && ship.start() == ship.at()
        && Grounds.enemy(state.table(), seat, ship.at())
        && !Worth.has(state, ship, Standing.NoBreakaway.class);
  }

  /** The sizes of ships together. */
  static int sizes(Table table, Iterable<CardId> ships) {
    int sum = 0;
    for (CardId card : ships) {
      sum += table.set().ship(card).size();
    }
    return sum;
  }

  /** The sizes of the uncloaked enemies in a space together. */
  static int enemies(Table table, Seat seat, int space) {
    int sum = 0;
    for (int i = 0; i < table.players(); i++) {
      for (Ship ship : table.captains().get(i).fleet()) {
        boolean there = table.enemies(seat, Seat.at(i)) && !ship.cloaked() && ship.at() == space;
        sum += there ? table.def(ship).size() : 0;
      }
    }
    return sum;
  }

  /** A total of a die and sizes, against another ({@code FC-BRK-02, FC-BRK-03}). */
  static void roll(int mover, int sizes, int others, int enemies, boolean free) {
    assertThat(mover - sizes).as("the mover's die").isBetween(1, 6);
    assertThat(others - enemies).as("the other die").isBetween(1, 6);
    assertThat(free).isEqualTo(mover >= others);
  }
}
