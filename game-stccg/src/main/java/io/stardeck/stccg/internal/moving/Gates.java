package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Crossing;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Intruders;
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

/** Obstacles on the way of ships ({@code ST-EFF-34}). */
final class Gates {
  static final RuleId EFF_34 = RuleId.of("ST-EFF-34");

  private Gates() {}

  /** Whether a ship cannot cross the border to the next location. */
  static boolean blocked(Facts facts, Ship ship, Location next) {
    Table table = facts.table();
    int here = table.position(ship.location());
    int there = table.position(next.number());
    // Where the ends are neighbours there is no border between them.
    return Math.abs(here - there) == 1
        && !closed(
                facts,
                ship,
                Crossing.CROSS,
                On.border(table.spaceline().get(Math.min(here, there)).number()))
            .isEmpty();
  }

  /** The obstacles that a ship meets there and does not get by. */
  private static List<Standing.Gate> closed(Facts facts, Ship ship, Crossing at, On on) {
    List<Standing.Gate> closed = new ArrayList<>();
    for (InForce<Standing.Gate> gate : facts.table().inForce(Standing.Gate.class)) {
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
    for (Standing.Gate gate : closed(play.state(), ship, at, On.location(ship.location()))) {
      switch (gate.then()) {
        case DAMAGE -> Damage.damage(play, ship.id());
        case KILL -> kill(play, ship);
        case BLOCK, END_MOVE -> Tables.ship(play, ship.copy().withMoveEnded(true));
      }
    }
  }

  private static void kill(Play<StccgState> play, Ship ship) {
    // All can die, those too who do not count (ST-EFF-31, ST-BAT-11).
    List<Card> crew = Intruders.defenders(play.state(), ship);
    if (!crew.isEmpty() && ship.controller().isPresent()) {
      Killing.kill(play, ship.host(), ship.controller().get(), play.pick(crew), EFF_34);
    }
  }
}
