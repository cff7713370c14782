package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Whose;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/** What is asked of the table and of places ({@code ST-REQ-16} to {@code ST-REQ-18}). */
final class InPlay {
  private InPlay() {}

  static boolean met(Requirement.InPlay asked, Group group) {
    Table table = group.facts().table();
    int count = 0;
    for (Ship ship : table.ships()) {
      count += fits(asked, group, ship.card(), ship.controller()) ? 1 : 0;
    }
    for (Outpost outpost : table.outposts()) {
      count += fits(asked, group, outpost.card(), Optional.of(outpost.controller())) ? 1 : 0;
    }
    for (Lying card : table.lying()) {
      count += fits(asked, group, card.card(), Optional.of(card.controller())) ? 1 : 0;
    }
    for (Location location : table.spaceline()) {
      // Of what is inserted the card that lies there was counted.
      boolean mission = table.def(location.card()) instanceof MissionDef;
      Optional<Seat> owner = Optional.of(location.card().owner());
      count += mission && fits(asked, group, location.card(), owner) ? 1 : 0;
    }
    for (String def :
        group.facts().onHosts(place -> whose(asked, group, controller(table, place)))) {
      count += Filters.fits(asked.filter(), table.def(def)) ? 1 : 0;
    }
    return asked.holds(count);
  }

  private static boolean fits(
      Requirement.InPlay asked, Group group, Card card, Optional<Seat> controller) {
    return whose(asked, group, controller)
        && Filters.fits(asked.filter(), group.facts().table().def(card));
  }

  private static boolean whose(Requirement.InPlay asked, Group group, Optional<Seat> controller) {
    boolean own = controller.isPresent() && controller.get().equals(group.seat());
    return asked.whose() == Whose.ANY || own == (asked.whose() == Whose.OWN);
  }

  /** Whose the cards in a place of a host are. */
  private static Optional<Seat> controller(Table table, Place place) {
    Host host = new Host(HostKind.of(place).orElseThrow(), place.of());
    return Optional.ofNullable(Manned.seat(table, host));
  }

  static boolean score(Requirement.Score asked, Group group) {
    Table table = group.facts().table();

    if (asked.whose() != Whose.OPPONENT && asked.holds(table.player(group.seat()).score())) {
      return true;
    }
    if (asked.whose() != Whose.OWN) {
      for (Seat other : table.opponents(group.seat())) {
        if (asked.holds(table.player(other).score())) {
          return true;
        }
      }
    }
    return false;
  }

  static boolean at(Requirement.At at, Group group) {
    return switch (at.is()) {
      case PLANET -> Sites.planet(group.facts().table(), group.location());
      case SPACE -> !Sites.planet(group.facts().table(), group.location());
      case OWN_OUTPOST -> outpost(group);
    };
  }

  private static boolean outpost(Group group) {
    Ship ship = group.ship();
    return ship == null ? group.outpost() : Outposts.usableFor(group.facts().table(), ship);
  }

  static boolean other(Requirement.OtherGroup other, Group group) {
    if (group.location() < 0) { // who are nowhere have nobody beside them
      ImmutableList<Card> none = ImmutableList.of();
      return Requirements.met(
          other.of(), Group.ofCards(group.facts(), group.seat(), group.location(), none, none));
    }
    Group rest =
        Group.whole(
            group.facts(),
            group.seat(),
            group.location(),
            Host.team(group.location(), group.seat()));
    return Requirements.met(other.of(), rest);
  }

  static boolean solved(Group group) {
    Location here = group.facts().table().location(group.location());
    return here != null && here.solvedBy().isPresent();
  }
}
