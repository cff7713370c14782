package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Staffing;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Paths;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/**
 * The own cards at one location: the ship that takes them along, and all who can go with it.
 *
 * @param view what the bot sees
 * @param location where
 * @param ship the best ship there; null if there is none
 * @param persons who is not stopped and goes with the ship, wherever they are there
 * @param gear the equipment that is not stopped
 */
record Crew(
    StccgView view,
    int location,
    @Nullable Ship ship,
    ImmutableList<Card> persons,
    ImmutableList<Card> gear) {
  private static final int LARGE = 7;
  private static final int SMALL = 3;

  static Crew at(StccgView view, int location) {
    ImmutableList<Card> all = all(view, location, Role.FREE);
    ImmutableList<Card> gear = all(view, location, Role.GEAR);
    Crew best = new Crew(view, location, null, all, gear);
    for (Ship ship : view.table().ships()) {
      if (ship.of(view.seat()) && ship.at(location) && !ship.cloaked()) {
        Crew crew = new Crew(view, location, ship, fitting(view, ship, all), gear);
        if (best.ship == null || crew.merit() > best.merit()) {
          best = crew;
        }
      }
    }
    return best;
  }

  private static ImmutableList<Card> all(StccgView view, int location, Role role) {
    ImmutableList.Builder<Card> all = ImmutableList.builder();
    all.addAll(view.cards(Host.team(location, view.seat()), role));
    for (Outpost outpost : view.table().outposts()) {
      if (outpost.controller().equals(view.seat()) && outpost.location() == location) {
        all.addAll(view.cards(outpost.host(), role));
      }
    }
    for (Ship ship : view.table().ships()) {
      if (ship.of(view.seat()) && ship.at(location)) {
        all.addAll(view.cards(ship.host(), role));
      }
    }
    return all.build();
  }

  private static ImmutableList<Card> fitting(
      StccgView view, Ship ship, ImmutableList<Card> persons) {
    Table table = view.table();
    Affiliation affiliation = Affiliations.of(table, ship.card());
    ImmutableList.Builder<Card> fitting = ImmutableList.builder();
    for (Card person : persons) {
      if (Affiliations.compatible(
          table, view.seat(), affiliation, Affiliations.of(table, person))) {
        fitting.add(person);
      }
    }
    return fitting.build();
  }

  private double merit() {
    return (staffed() ? 1000 : 0) + 20 * persons.size() + range();
  }

  /** Whether those who are there can staff the ship, once they are aboard. */
  private boolean staffed() {
    if (ship == null || !(view.table().def(ship.card()) instanceof ShipDef def)) {
      return false;
    }
    int command = 0;
    int staff = 0;
    boolean own = !def.affiliation().major();
    for (Person person : group(location, false).persons()) {
      command += person.icon() == Icon.COMMAND ? 1 : 0;
      staff += person.icon() == Icon.STAFF ? 1 : 0;
      own |= person.affiliation() == Affiliations.of(view.table(), ship.card());
    }
    Staffing asked = def.staffing();
    return own && command >= asked.command() && command + staff >= asked.command() + asked.staff();
  }

  /** The RANGE of the ship; 0 without one. */
  double range() {
    return ship == null ? 0 : ShipNumbers.of(view, ship, Stat.RANGE);
  }

  /**
   * Those who would face something at a location together.
   *
   * @param aboard whether they do so aboard the ship
   */
  Group group(int there, boolean aboard) {
    Seat seat = view.seat();
    return aboard && ship != null
        ? Group.of(view, seat, there, ship.host(), Role.FREE, Role.GEAR)
        : Group.ofCards(view, seat, there, persons, gear);
  }

  /** Whether so many can afford to lose some to that number of dilemmas. */
  boolean enough(int seeds) {
    return persons.size() >= Math.min(SMALL + seeds, LARGE) || !awaitsPersons();
  }

  private boolean awaitsPersons() {
    for (Card card : view.cards(Places.hand(view.seat()))) {
      if (view.table().def(card) instanceof PersonnelDef) {
        return true;
      }
    }
    return false;
  }

  /** Whether some of the team there are stopped, so that the ship waits for them. */
  boolean stopped() {
    return view.size(Host.team(location, view.seat()), Role.STOPPED) > 0;
  }

  /** Whether the ship can use an outpost. */
  boolean uses(Outpost outpost) {
    return ship != null
        && Outposts.usable(
            view.table(), outpost, view.seat(), Affiliations.of(view.table(), ship.card()));
  }

  /** The RANGE that it takes to get to a location. */
  double distance(int to) {
    return distance(view, location, to);
  }

  static double distance(StccgView view, int from, int to) {
    return from == to ? 0 : Math.min(way(view, from, to, true), way(view, from, to, false));
  }

  private static double way(StccgView view, int from, int to, boolean right) {
    double sum = 0;
    for (Location each : Paths.way(view.table(), view.seat(), from, right)) {
      sum += Spans.of(view.table(), each, view.seat());
      if (each.number() == to) {
        return sum;
      }
    }
    return Double.POSITIVE_INFINITY;
  }
}
