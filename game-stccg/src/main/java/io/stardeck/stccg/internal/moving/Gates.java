package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Barrier;
import io.stardeck.stccg.card.word.Crossing;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Obstacles on the way of ships ({@code ST-EFF-34}). */
final class Gates {
  static final RuleId EFF_34 = RuleId.of("ST-EFF-34");

  private Gates() {}

  /** Whether a ship cannot cross the border to the next location, or cannot enter that. */
  static boolean blocked(Facts facts, Ship ship, Location next) {
    Optional<On> border = border(facts.table(), ship.location(), next.number());
    return border.isPresent() && blocks(facts, ship, Crossing.CROSS, border.get())
        || blocks(facts, ship, Crossing.ENTER, On.location(next.number()));
  }

  /** Whether a ship cannot go through the location where it is, so that its move ends there. */
  static boolean stuck(Facts facts, Ship ship) {
    return blocks(facts, ship, Crossing.PASS, On.location(ship.location()));
  }

  private static boolean blocks(Facts facts, Ship ship, Crossing at, On on) {
    for (ShipStanding.Gate gate : closed(facts, ship, at, on)) {
      if (gate.then() == Barrier.BLOCK) {
        return true;
      }
    }
    return false;
  }

  /** The border between neighbours; where the ends are neighbours there is none between them. */
  private static Optional<On> border(Table table, int from, int to) {
    int here = table.position(from);
    int there = table.position(to);
    return Math.abs(here - there) == 1
        ? Optional.of(On.border(table.spaceline().get(Math.min(here, there)).number()))
        : Optional.empty();
  }

  /** The obstacles that a ship meets there and does not get by. */
  private static List<ShipStanding.Gate> closed(Facts facts, Ship ship, Crossing at, On on) {
    List<ShipStanding.Gate> closed = new ArrayList<>();
    for (InForce<ShipStanding.Gate> gate : facts.table().inForce(ShipStanding.Gate.class)) {
      if (gate.what().at() == at
          && gate.by().on().equals(on)
          && !(gate.what().unless().isPresent()
              && Requirements.met(gate.what().unless().get(), Group.aboard(facts, ship)))) {
        closed.add(gate.what());
      }
    }
    return closed;
  }

  /** A ship meets what is where it has come: it may be damaged, or not move any more. */
  static void meet(Play<StccgState> play, Ship ship, Crossing at) {
    meet(play, ship, at, On.location(ship.location()));
  }

  /** A ship has come from its neighbour: it meets what is on the border and at the location. */
  static void enter(Play<StccgState> play, Ship ship, int from) {
    border(play.state().table(), from, ship.location())
        .ifPresent(border -> meet(play, ship, Crossing.CROSS, border));
    meet(play, ship, Crossing.ENTER);
  }

  private static void meet(Play<StccgState> play, Ship ship, Crossing at, On on) {
    for (ShipStanding.Gate gate : closed(play.state(), ship, at, on)) {
      switch (gate.then()) {
        case DAMAGE -> damage(play, ship);
        case KILL -> kill(play, ship);
        case BLOCK, END_MOVE -> end(play, ship.id());
      }
    }
  }

  private static void damage(Play<StccgState> play, Ship ship) {
    if (!Preventions.of(play.state().table(), Deed.DAMAGE_SHIP, ship)) {
      Damage.damage(play, ship.id());
    }
  }

  private static void end(Play<StccgState> play, CardId id) {
    @Nullable Ship ship = play.state().table().ship(id);
    if (ship != null) {
      Tables.ship(play, ship.copy().withMoveEnded(true));
    }
  }

  private static void kill(Play<StccgState> play, Ship ship) {
    // All can die, those too who do not count (ST-EFF-31, ST-BAT-11).
    List<Card> crew = Intruders.defenders(play.state(), ship);
    Table table = play.state().table();
    if (!crew.isEmpty()
        && ship.controller().isPresent()
        && !Preventions.of(table, Deed.KILL, ship.user(), ship.location(), ship.host())) {
      Killing.kill(play, ship.host(), ship.controller().get(), play.pick(crew), EFF_34);
    }
  }
}
