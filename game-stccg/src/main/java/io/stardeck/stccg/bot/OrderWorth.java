package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import java.util.Objects;
import java.util.Optional;

/** What orders promise; to end the turn promises nothing. */
final class OrderWorth {
  private static final double ATTEMPT = 60;
  private static final double LOAD = 50;
  private static final double BEAM = 40;
  private static final double MOVE = 30;

  /** A ship that has to go on on a course does so before anything else that is of no use. */
  private static final double COURSE = -0.5;

  private OrderWorth() {}

  static double of(Outlook outlook, OrderAction action) {
    if (action instanceof OrderAction.Attempt attempt) {
      return attempt(outlook, attempt);
    } else if (action instanceof OrderAction.Load load) {
      return leads(outlook, load.ship()) ? all(LOAD, load.card()) : -1;
    } else if (action instanceof OrderAction.Beam beam) {
      return beams(outlook, beam) ? all(BEAM, beam.card()) : -1;
    } else if (action instanceof OrderAction.Move move) {
      return move(outlook, move);
    } else if (action instanceof OrderAction.Confirm) {
      return 1;
    }
    return -1;
  }

  /** All together rather than one after the other. */
  private static double all(double worth, Optional<CardId> card) {
    return card.isEmpty() ? worth + 1 : worth;
  }

  private static double attempt(Outlook outlook, OrderAction.Attempt attempt) {
    int here = attempt.location();
    Location location = Objects.requireNonNull(outlook.table().location(here));
    ImmutableList<Card> able =
        Parties.able(outlook.view(), outlook.seat(), here, attempt.party(), Role.FREE);
    ImmutableList<Card> persons = Parties.of(outlook.table(), able, attempt.sides());
    ImmutableList<Card> gear = outlook.view().cards(attempt.party(), Role.GEAR);
    Group group =
        attempt.party().kind() == HostKind.SHIP
            ? Group.of(outlook.view(), outlook.seat(), here, attempt.party(), Role.FREE, Role.GEAR)
            : Group.ofCards(outlook.view(), outlook.seat(), here, persons, gear);
    double promise = outlook.promise(location, group, persons);
    return promise > 0 && outlook.crew(here).enough(location.seeds().size())
        ? ATTEMPT + promise
        : -1;
  }

  /** Whether a ship is the one that takes the cards at its location along. */
  private static boolean leads(Outlook outlook, CardId id) {
    Ship ship = Objects.requireNonNull(outlook.table().ship(id));
    Ship best = outlook.crew(ship.location()).ship();
    return best != null && best.id().equals(id);
  }

  /** Down to a mission that is attempted now, up to the ship otherwise. */
  private static boolean beams(Outlook outlook, OrderAction.Beam beam) {
    if (beam.to().kind() == HostKind.TEAM) {
      int here = beam.to().teamLocation();
      return beam.to().equals(Host.team(here, outlook.seat())) && outlook.goes(here);
    }
    if (beam.to().kind() != HostKind.SHIP || !leads(outlook, beam.to().card())) {
      return false;
    }
    int here = Objects.requireNonNull(outlook.table().ship(beam.to().card())).location();
    return beam.from().kind() != HostKind.TEAM || !outlook.goes(here);
  }

  private static double move(Outlook outlook, OrderAction.Move move) {
    if (!leads(outlook, move.ship())) {
      return COURSE;
    }
    Ship ship = Objects.requireNonNull(outlook.table().ship(move.ship()));
    int bound = outlook.bound(ship.location());
    double before = Crew.distance(outlook.view(), ship.location(), bound);
    double after = Crew.distance(outlook.view(), move.destination(), bound);
    return after < before ? MOVE - after : COURSE;
  }
}
