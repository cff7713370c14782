package io.stardeck.stccg.internal.target;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.Target.Condition;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Stop;

/** What all can see of a ship that a card may be played on. */
final class ShipFacts {
  private static final String TRACTOR_BEAM = "Tractor Beam";

  private ShipFacts() {}

  /** Whether {@code ship} is as {@code target} asks, for {@code seat}. */
  static boolean fits(Target target, Facts facts, Seat seat, Ship ship) {
    if (target.filter().isPresent() && !printed(target.filter().get(), facts, ship)) {
      return false;
    }
    if (target.condition().isPresent()) {
      for (Condition condition : target.condition().get()) {
        if (!holds(condition, facts, seat, ship)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean holds(Condition condition, Facts facts, Seat seat, Ship ship) {
    return switch (condition) {
      case CLOAKED -> ship.cloaked();
      case UNCLOAKED -> !ship.cloaked();
      case MANNED -> facts.persons(ship.host()) > 0;
      case UNMANNED -> facts.persons(ship.host()) == 0;
      case EQUIPPED -> facts.gear(ship.host()) > 0;
      case AWAY_FROM_OUTPOST -> !Outposts.usableFor(facts.table(), ship);
      case WITH_TRACTOR -> tractor(facts, seat, ship);
      case BOARDED -> Intruders.aboard(facts.table(), ship.id());
      case DEAD -> ship.stop() == Stop.GOOD;
      case OUTPOST_IN_PLAY -> outpost(facts, ship);
      case NOT_MOVER -> ship.controller().isPresent();
      case MOST_INTRUDERS -> mostIntruders(facts, seat, ship);
      case TREATY, NOT_TREATY, TEAM_BATTLE -> true;
    };
  }

  private static boolean tractor(Facts facts, Seat seat, Ship target) {
    for (Ship ship : facts.table().ships()) {
      if (ship.of(seat)
          && ship.at(target.location())
          && facts.table().def(ship.card()) instanceof ShipDef def
          && def.specialEquipment().contains(TRACTOR_BEAM)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mostIntruders(Facts facts, Seat seat, Ship ship) {
    int[] count = new int[facts.table().seats() + 1];
    int most = 1;
    for (Lying card : facts.table().lying()) {
      if (card.on().equals(On.intruder(ship.id()))) {
        most = Math.max(most, ++count[card.controller().number()]);
      }
    }
    return count[seat.number()] == most;
  }

  private static boolean outpost(Facts facts, Ship ship) {
    for (Outpost outpost : facts.table().outposts()) {
      if (Affiliations.of(facts.table(), outpost.card())
          == Affiliations.of(facts.table(), ship.card())) {
        return true;
      }
    }
    return false;
  }

  /** What is asked of the special equipment is public; all else counts as so. */
  private static boolean printed(Requirement filter, Facts facts, Ship ship) {
    if (filter instanceof Requirement.Not not) {
      return !printed(not.of(), facts, ship);
    }
    return !(filter instanceof Requirement.ShipHas has)
        || facts.table().def(ship.card()) instanceof ShipDef def
            && def.specialEquipment().contains(has.equipment());
  }
}
