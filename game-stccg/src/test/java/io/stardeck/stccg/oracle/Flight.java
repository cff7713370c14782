package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Staffing;
import io.stardeck.stccg.card.word.Barrier;
import io.stardeck.stccg.card.word.Crossing;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who can fly a ship, and how far (ST-STF, ST-MOV). */
final class Flight {
  private Flight() {}

  /** Whether all icons are filled, and one of the ship's own is aboard (ST-STF-01 to -07). */
  static boolean staffed(StccgState state, Ship ship) {
    if (Boarders.command(state, ship)) {
      return true; // ST-SPC-09
    }
    if (!(state.table().def(ship.card()) instanceof ShipDef def) || ship.controller().isEmpty()) {
      return false;
    }
    Crowd crew = Crowd.unstopped(state, ship.controller().get(), ship.location(), ship.host());
    int command = 0;
    int staff = 0;
    boolean own = !def.affiliation().major();
    for (Card person : crew.persons()) {
      command += icon(state, person) == Icon.COMMAND ? 1 : 0;
      staff += icon(state, person) == Icon.STAFF ? 1 : 0;
      own |= People.affiliation(state, person) == def.affiliation();
    }
    Staffing icons = def.staffing();
    return own
        && !crew.persons().isEmpty()
        && command >= icons.command()
        && command + staff >= icons.command() + icons.staff();
  }

  private static Icon icon(StccgState state, Card person) {
    Icon icon = People.def(state, person).icon();
    return icon == Icon.HOLOGRAPHIC ? People.def(state, person).hologramIcon() : icon;
  }

  /** The moves that a player may order now. */
  static ImmutableSet<Move> moves(StccgState state, Seat seat, Optional<CardId> only) {
    ImmutableSet.Builder<Move> moves = ImmutableSet.builder();
    for (Ship ship : state.table().ships()) {
      if (ship.of(seat)
          && ship.here()
          && only.map(ship.id()::equals).orElse(true)
          && !ship.stopped()
          && !ship.moveEnded()
          && !prevented(state, Deed.MOVE, ship)
          && staffed(state, ship)) {
        moves.addAll(moves(state, seat, ship, true)).addAll(moves(state, seat, ship, false));
      }
    }
    return moves.build();
  }

  private static List<Move> moves(StccgState state, Seat seat, Ship ship, boolean right) {
    List<Move> moves = new ArrayList<>();
    int left = Numbers.rangeLeft(state, ship);
    int cost = 0;
    int from = ship.location();
    for (Location next : way(state, seat, ship.location(), right)) {
      cost += Numbers.span(state, next, seat);
      boolean first = from == ship.location();
      if (cost > left || left == 0 || first && blocked(state, ship, from, next.number())) {
        break;
      }
      moves.add(new Move(seat, ship.id(), right, next.number()));
      from = next.number();
    }
    return moves;
  }

  /** The locations that follow, to the end, or round to the start where the ends meet (EFF-38). */
  static List<Location> way(StccgState state, Seat seat, int from, boolean right) {
    List<Location> line = state.table().spaceline();
    boolean ring =
        Force.all(state, ShipStanding.Wrap.class).stream()
            .anyMatch(force -> force.controller().equals(seat));
    List<Location> way = new ArrayList<>();
    int at = state.table().position(from);
    for (int i = 1; i < line.size(); i++) {
      int next = right ? at + i : at - i;
      if (ring) {
        way.add(line.get(Math.floorMod(next, line.size())));
      } else if (next >= 0 && next < line.size()) {
        way.add(line.get(next));
      }
    }
    return way;
  }

  /** Whether what lies on the border between two neighbours keeps the ship back (ST-EFF-34). */
  private static boolean blocked(StccgState state, Ship ship, int from, int to) {
    int left =
        state.table().position(to) == state.table().position(from) + 1
            ? from
            : state.table().position(from) == state.table().position(to) + 1 ? to : -1;
    Crowd aboard = Crowd.aboard(state, ship);
    for (Force<ShipStanding.Gate> gate : Force.all(state, ShipStanding.Gate.class)) {
      ShipStanding.Gate what = gate.what();
      if (what.at() == Crossing.CROSS
          && what.then() == Barrier.BLOCK
          && gate.on().equals(On.border(left))
          && !what.unless().map(unless -> Demands.met(unless, aboard)).orElse(false)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a card forbids it to a ship (ST-EFF-07). */
  static boolean prevented(StccgState state, Deed deed, Ship ship) {
    return Force.all(state, Standing.Prevent.class).stream()
        .anyMatch(
            force ->
                force.what().what() == deed
                    && force.what().on() == Scope.SHIP
                    && force.on().isShip(ship.id()));
  }

  /** Whether a ship is on a course, which binds its moves (ST-EFF-32). */
  static boolean onCourse(StccgState state, Ship ship) {
    return Force.all(state, ShipStanding.Course.class).stream()
        .anyMatch(force -> force.on().isShip(ship.id()));
  }

  static Affiliation affiliation(StccgState state, Ship ship) {
    return People.affiliation(state, ship.card());
  }
}
