package io.stardeck.stccg.oracle;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.How;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Numbers of ships, outposts and locations with all that changes them (ST-REQ-12). */
final class Numbers {
  private static final int DAMAGED = 5;

  private Numbers() {}

  /** Set, then added, then multiplied, and never below 0. */
  static int changed(
      int printed,
      List<Force<Standing.Modify>> changes,
      ToIntFunction<Force<Standing.Modify>> amount) {
    int number = printed;
    for (How how : How.values()) {
      for (Force<Standing.Modify> change : changes) {
        if (change.what().how() == how) {
          int by = amount.applyAsInt(change);
          number =
              switch (how) {
                case SET -> by;
                case ADD -> number + by;
                case MULTIPLY -> number * by;
              };
        }
      }
    }
    return Math.max(0, number);
  }

  static int ship(StccgState state, Ship ship, Stat stat) {
    List<Force<Standing.Modify>> changes = new ArrayList<>();
    Crowd aboard = Crowd.aboard(state, ship);
    for (Force<Standing.Modify> force : Force.all(state, Standing.Modify.class)) {
      Standing.Modify what = force.what();
      if (what.stat() == stat
          && what.on() == Scope.SHIP
          && force.on().isShip(ship.id())
          && what.filter().map(filter -> Demands.met(filter, aboard)).orElse(true)) {
        changes.add(force);
      }
    }
    int number =
        changed(
            printed(state, ship, stat), Force.once(state, changes), force -> amount(force, aboard));
    return stat == Stat.RANGE && ship.condition().damaged() ? Math.min(DAMAGED, number) : number;
  }

  private static int printed(StccgState state, Ship ship, Stat stat) {
    if (state.table().def(ship.card()) instanceof ShipDef def) {
      return switch (stat) {
        case RANGE -> def.range();
        case WEAPONS -> def.weapons();
        default -> def.shields();
      };
    }
    DilemmaDef.Mover mover = ((DilemmaDef) state.table().def(ship.card())).mover().orElseThrow();
    return switch (stat) {
      case RANGE -> mover.range();
      case WEAPONS -> mover.weapons();
      default -> mover.shields();
    };
  }

  private static int amount(Force<Standing.Modify> force, Crowd aboard) {
    Amount by = force.what().by();
    if (by instanceof Amount.Fixed fixed) {
      return fixed.n();
    } else if (by instanceof Amount.Counted counted) {
      return counted.times() * force.counted();
    }
    Amount.Count count = (Amount.Count) by;
    int n = 0;
    for (Card person : aboard.persons()) {
      if (count.filter().isEmpty()
          || Printed.fits(count.filter().get(), People.def(aboard.state(), person))) {
        n++;
      }
    }
    return n * count.times().orElse(1) / count.over().orElse(1);
  }

  /** The RANGE that a ship has left (ST-MOV-08). */
  static int rangeLeft(StccgState state, Ship ship) {
    return Math.max(0, ship(state, ship, Stat.RANGE) - ship.rangeUsed());
  }

  /** SHIELDS for a strike, doubled: those of the ship twice and the best own outpost's (SHB-10). */
  static int doubledShields(StccgState state, Ship ship) {
    int best = 0;
    for (Outpost outpost : state.table().outposts()) {
      if (ship.of(outpost.controller())
          && outpost.location() == ship.location()
          && !ship.cloaked()) {
        best = Math.max(best, shields(state, outpost));
      }
    }
    return 2 * ship(state, ship, Stat.SHIELDS) + best;
  }

  static int shields(StccgState state, Outpost outpost) {
    return ((OutpostDef) state.table().def(outpost.card())).shields();
  }

  /** What it costs a player to come to a location (ST-MOV-10). */
  static int span(StccgState state, Location location, Seat seat) {
    if (state.table().def(location.card()) instanceof MissionDef mission) {
      boolean facing = mission.opponentSide().isPresent() && !location.card().owner().equals(seat);
      return facing ? mission.opponentSide().get().span() : mission.span();
    }
    return ((EventDef) state.table().def(location.card())).event().span();
  }

  /** What a mission gives to a player (ST-SCO-05). */
  static int points(StccgState state, Location location, Seat seat) {
    MissionDef mission = (MissionDef) state.table().def(location.card());
    boolean facing = mission.opponentSide().isPresent() && !location.card().owner().equals(seat);
    return facing ? mission.opponentSide().get().points() : mission.points();
  }
}
