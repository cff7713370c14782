package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may be loaded, unloaded and beamed, from where to where (ST-LOD, ST-BEA). */
final class Transfers {
  private final StccgState state;
  private final Seat seat;
  private final ImmutableSet.Builder<StccgAction> all = ImmutableSet.builder();

  private Transfers(StccgState state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  /** Whether the oracle can tell: nobody has lent a ship. */
  static boolean known(StccgState state) {
    return state.table().ships().stream().allMatch(ship -> ship.returnsTo().isEmpty());
  }

  static ImmutableSet<StccgAction> of(StccgState state, Seat seat) {
    Transfers transfers = new Transfers(state, seat);
    for (Location location : state.table().spaceline()) {
      transfers.at(location.number());
    }
    return transfers.all.build();
  }

  private void at(int location) {
    List<Ship> ships = new ArrayList<>();
    for (Ship ship : state.table().ships()) {
      if (ship.of(seat) && ship.here() && ship.location() == location && !ship.cloaked()) {
        ships.add(ship);
      }
    }
    List<Outpost> outposts = new ArrayList<>();
    for (Outpost outpost : state.table().outposts()) {
      if (outpost.controller().equals(seat) && outpost.location() == location) {
        outposts.add(outpost);
      }
    }
    Host surface = Host.team(location, seat);
    boolean planet = Crowd.planet(state, location);
    for (Ship ship : ships) {
      for (Ship other : ships) {
        if (other != ship) {
          beam(location, ship.host(), other.host());
        }
      }
      if (planet) {
        beam(location, ship.host(), surface);
        beam(location, surface, ship.host());
      }
      state.table().pods().stream()
          .filter(pod -> pod.location() == location && pod.controller().equals(seat))
          .forEach(pod -> beam(location, pod.host(), ship.host()));
      for (Outpost outpost : outposts) {
        if (usable(outpost, People.affiliation(state, ship.card()))) {
          dock(ship, outpost);
        }
      }
    }
    for (Outpost outpost : outposts) {
      if (planet) {
        beam(location, outpost.host(), surface);
        beam(location, surface, outpost.host());
      }
    }
  }

  private boolean usable(Outpost outpost, Affiliation affiliation) {
    return People.compatible(state, seat, People.affiliation(state, outpost.card()), affiliation);
  }

  private void dock(Ship ship, Outpost outpost) {
    List<Card> in = going(ship.location(), outpost.host(), ship.host());
    for (Card card : in) {
      all.add(new Load(seat, Optional.of(card.id()), outpost.id(), ship.id()));
    }
    if (in.size() > 1 && together(in)) {
      all.add(new Load(seat, Optional.empty(), outpost.id(), ship.id()));
    }
    List<Card> out = going(ship.location(), ship.host(), outpost.host());
    for (Card card : out) {
      all.add(new Unload(seat, Optional.of(card.id()), ship.id(), outpost.id()));
    }
    if (out.size() > 1) {
      all.add(new Unload(seat, Optional.empty(), ship.id(), outpost.id()));
    }
  }

  private void beam(int location, Host from, Host to) {
    int cap = from.kind() == HostKind.TEAM || to.kind() == HostKind.TEAM ? cap(location) : 1000;
    List<Card> going = going(location, from, to);
    int used = state.table().player(seat).beamedAt(location);
    int persons = 0;
    for (Card card : going) {
      boolean person = !gear(card);
      persons += person ? 1 : 0;
      if (cap > 0 && (!person || used < cap)) {
        all.add(new Beam(seat, Optional.of(card.id()), from, to));
      }
    }
    boolean cut = persons > 0 && used + persons > cap;
    if (going.size() > 1 && cap > 0 && !cut && (to.kind() != HostKind.SHIP || together(going))) {
      all.add(new Beam(seat, Optional.empty(), from, to));
    }
  }

  /** How many persons may beam there in a turn, if a card says so (ST-EFF-35). */
  private int cap(int location) {
    boolean lifted =
        Force.all(state, Standing.Allow.class).stream()
            .anyMatch(
                force ->
                    force.what().rule().value().equals("ST-EFF-35")
                        && force.controller().equals(seat));
    int cap = 1000;
    for (Force<Standing.BeamCap> force : Force.all(state, Standing.BeamCap.class)) {
      boolean acts = !force.what().turned() || force.turned();
      if (force.on().equals(On.location(location)) && acts && !lifted) {
        cap = Math.min(cap, force.what().n());
      }
    }
    return cap;
  }

  /** Those who may go from the one to the other, one at a time. */
  private List<Card> going(int location, Host from, Host to) {
    List<Card> going = new ArrayList<>();
    for (Card card : state.cards(from, Role.FREE)) {
      if (may(card, location, from, to)) {
        going.add(card);
      }
    }
    for (Card card : state.cards(from, Role.GEAR)) {
      if (!held(card)) {
        going.add(card);
      }
    }
    return going;
  }

  private boolean gear(Card card) {
    return !(state.table().def(card) instanceof PersonnelDef) && !Boarders.is(state, card);
  }

  private boolean held(Card card) {
    if (card.has(Mark.NoBeam.class)) {
      return true;
    }
    for (Force<Standing.NoBeam> force : Force.all(state, Standing.NoBeam.class)) {
      if (force.what().on() == Scope.HELD && Crowd.holds(force, card)) {
        return true;
      }
    }
    return false;
  }

  private boolean disabled(Card card, @Nullable Ship ship) {
    for (Force<Standing.Disable> force : Force.all(state, Standing.Disable.class)) {
      boolean it =
          force.what().on() == Scope.HELD
              ? Crowd.holds(force, card)
              : ship != null && force.on().isShip(ship.id());
      if (it
          && state.table().def(card) instanceof PersonnelDef person
          && force.what().filter().map(filter -> Printed.fits(filter, person)).orElse(true)) {
        return true;
      }
    }
    return card.has(Mark.Disabled.class);
  }

  private boolean may(Card card, int location, Host from, Host to) {
    @Nullable Ship leaves = from.kind() == HostKind.SHIP ? state.table().ship(from.card()) : null;
    if (held(card) || disabled(card, leaves)) {
      return false;
    }
    boolean hologram = state.table().def(card) instanceof PersonnelDef person && person.hologram();
    if (to.kind() == HostKind.TEAM) {
      return !card.has(Mark.Arrested.class)
          && (!hologram
              || from.kind() == HostKind.SHIP
                  && !card.has(Mark.Deactivated.class)
                  && projected(location));
    }
    Affiliation its = People.affiliation(state, card);
    if (to.kind() == HostKind.OUTPOST) {
      return usable(java.util.Objects.requireNonNull(state.table().outpost(to.card())), its);
    }
    Ship ship = java.util.Objects.requireNonNull(state.table().ship(to.card()));
    return People.compatible(state, seat, its, People.affiliation(state, ship.card()))
        && fits(card, to);
  }

  private boolean projected(int location) {
    return Force.all(state, Standing.Holograms.class).stream()
        .anyMatch(
            force ->
                force.what().planets()
                    && (force.on().kind() == On.Kind.LOCATION
                        ? force.on().isLocation(location)
                        : force.controller().equals(seat)));
  }

  /** Whether a person goes with all aboard who are not under house arrest (ST-AFF-02). */
  private boolean fits(Card card, Host ship) {
    for (Role role : Role.ALL) {
      for (Card other : state.cards(ship, role)) {
        if (state.table().def(other) instanceof PersonnelDef
            && !other.has(Mark.Arrested.class)
            && !compatible(card, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean together(List<Card> cards) {
    for (Card one : cards) {
      for (Card other : cards) {
        if (!gear(one) && !gear(other) && !compatible(one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean compatible(Card one, Card other) {
    return People.compatible(
        state, seat, People.affiliation(state, one), People.affiliation(state, other));
  }
}
