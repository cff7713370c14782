package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Persons of one player who are together, those who count alone (ST-REQ-07), and the equipment with
 * them.
 *
 * @param host what they are on
 * @param ship the ship, if that is one
 */
record Crowd(
    StccgState state,
    Seat seat,
    int location,
    Host host,
    @Nullable Ship ship,
    ImmutableList<Card> persons,
    ImmutableList<Card> gear) {
  private static final ImmutableList<Role> ANYBODY =
      ImmutableList.of(Role.FREE, Role.STOPPED, Role.GROUP);
  private static final ImmutableList<Role> ANYTHING =
      ImmutableList.of(Role.GEAR, Role.GEAR_STOPPED, Role.GEAR_GROUP);

  /** Those on a host in some roles. */
  static Crowd on(
      StccgState state, Seat seat, int location, Host host, List<Role> persons, List<Role> gear) {
    ImmutableList.Builder<Card> people = ImmutableList.builder();
    ImmutableList.Builder<Card> things = ImmutableList.builder();
    for (Role role : persons) {
      people.addAll(state.cards(host, role));
    }
    for (Role role : gear) {
      things.addAll(state.cards(host, role));
    }
    return of(state, seat, location, host, people.build(), things.build());
  }

  /** Those cards on a host. */
  static Crowd of(
      StccgState state,
      Seat seat,
      int location,
      Host host,
      List<Card> persons,
      ImmutableList<Card> gear) {
    Ship ship = host.kind() == HostKind.SHIP ? state.table().ship(host.card()) : null;
    List<Card> counting = new ArrayList<>();
    for (Card card : persons) {
      if (counts(state, seat, location, ship, host, card)) {
        counting.add(card);
      }
    }
    return new Crowd(state, seat, location, host, ship, ImmutableList.copyOf(counting), gear);
  }

  /** All on a host, stopped or not. */
  static Crowd everybody(StccgState state, Seat seat, int location, Host host) {
    return on(state, seat, location, host, ANYBODY, ANYTHING);
  }

  /** All aboard a ship, stopped or not. */
  static Crowd aboard(StccgState state, Ship ship) {
    return everybody(state, ship.controller().orElse(Seat.SPECTATOR), ship.location(), ship.host());
  }

  /** All on a host who are not stopped. */
  static Crowd unstopped(StccgState state, Seat seat, int location, Host host) {
    return on(
        state, seat, location, host, ImmutableList.of(Role.FREE), ImmutableList.of(Role.GEAR));
  }

  /** The group that attempts or fights just now. */
  static Crowd group(StccgState state, Seat seat, int location, Host host) {
    return on(
        state,
        seat,
        location,
        host,
        ImmutableList.of(Role.GROUP),
        ImmutableList.of(Role.GEAR_GROUP));
  }

  /** All equipment on the host (ST-EFF-44). */
  List<Card> gearAround() {
    List<Card> around = new ArrayList<>(gear);
    for (Role role : ANYTHING) {
      for (Card card : state.cards(host, role)) {
        if (!gear.contains(card)) {
          around.add(card);
        }
      }
    }
    return around;
  }

  /** The same without one person. */
  Crowd with(List<Card> others) {
    return new Crowd(state, seat, location, host, ship, ImmutableList.copyOf(others), gear);
  }

  /** Whether a card is a person who counts (ST-REQ-07). */
  private static boolean counts(
      StccgState state, Seat seat, int location, @Nullable Ship ship, Host host, Card card) {
    if (!(state.table().def(card) instanceof PersonnelDef person)
        || card.has(Mark.Arrested.class)
        || card.has(Mark.Disabled.class)) {
      return false;
    }
    for (Force<Standing.Disable> force : Force.all(state, Standing.Disable.class)) {
      boolean it =
          force.what().on() == Scope.HELD
              ? holds(force, card)
              : force.what().on() == Scope.ABOARD && ship != null && force.on().isShip(ship.id());
      if (it && force.what().filter().map(filter -> Printed.fits(filter, person)).orElse(true)) {
        return false;
      }
    }
    return !person.hologram() || active(state, seat, location, ship, host, card);
  }

  static boolean holds(Force<?> force, Card card) {
    return force.card().isPresent() && card.marks().contains(new Mark.Held(force.card().get()));
  }

  /** Whether a hologram is active (ST-HOL-03 to -05, -08). */
  private static boolean active(
      StccgState state, Seat seat, int location, @Nullable Ship ship, Host host, Card card) {
    if (card.has(Mark.Deactivated.class)
        || host.kind() == HostKind.OUTPOST
        || host.kind() == HostKind.POD) {
      return false;
    }
    if (ship != null && state.table().def(ship.card()) instanceof ShipDef def && def.holodeck()) {
      return true;
    }
    for (Force<Standing.Holograms> force : Force.all(state, Standing.Holograms.class)) {
      boolean reaches =
          force.on().kind() == On.Kind.LOCATION
              ? force.on().isLocation(location)
              : force.controller().equals(seat);
      if (reaches && (ship != null ? force.what().ships() : force.what().planets())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the location is a planet. */
  boolean planet() {
    return planet(state, location);
  }

  static boolean planet(StccgState state, int number) {
    Location location = state.table().location(number);
    return location != null
        && state.table().def(location.card()) instanceof MissionDef mission
        && mission.missionType() == MissionType.PLANET;
  }
}
