package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who may attack whom, and who may attempt what (ST-AFF-06 to -12, ST-BAT, ST-ATT-02 to -05). */
final class Rights {
  private static final ImmutableSet<Affiliation> MAJOR = ImmutableSet.copyOf(Affiliation.MAJOR);

  private Rights() {}

  /** The attacks that a player may order, with all their cards or with one ship alone. */
  static ImmutableSet<StccgAction> attacks(StccgState state, Seat seat, Optional<CardId> only) {
    ImmutableSet.Builder<StccgAction> attacks = ImmutableSet.builder();
    for (Ship target : state.table().ships()) {
      if (!target.of(seat) && fightable(state, target)) {
        Optional<Affiliation> its =
            target.controller().map(any -> Flight.affiliation(state, target));
        if (anyStrikes(state, seat, only, target.location(), its, true)) {
          attacks.add(new AttackShip(seat, target.id()));
        }
      }
    }
    for (Outpost target : state.table().outposts()) {
      Affiliation its = People.affiliation(state, target.card());
      if (!target.controller().equals(seat)
          && anyStrikes(state, seat, only, target.location(), Optional.of(its), false)) {
        attacks.add(new AttackOutpost(seat, target.id()));
      }
    }
    for (Location location : state.table().spaceline()) {
      if (only.isEmpty() && Crowd.planet(state, location.number())) {
        attacks.addAll(teams(state, seat, location.number()));
      }
    }
    return attacks.build();
  }

  private static boolean fightable(StccgState state, Ship ship) {
    return ship.here() && !ship.cloaked() && !Flight.prevented(state, Deed.BATTLE, ship);
  }

  private static boolean anyStrikes(
      StccgState state,
      Seat seat,
      Optional<CardId> only,
      int location,
      Optional<Affiliation> target,
      boolean ship) {
    for (Ship own : state.table().ships()) {
      boolean commanded = Boarders.command(state, own);
      if (own.location() == location
          && only.map(own.id()::equals).orElse(true)
          && mayFire(state, own, seat)
          && !Flight.onCourse(state, own)
          && (ship || !commanded)
          && (commanded || allowed(force(state, own), target))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship of a player can fire, at whomever (ST-SHB-02, ST-BAT-09, -10). */
  static boolean mayFire(StccgState state, Ship ship, Seat seat) {
    return ship.of(seat)
        && fightable(state, ship)
        && !ship.stopped()
        && (Boarders.command(state, ship)
            || People.leader(Crowd.unstopped(state, seat, ship.location(), ship.host())));
  }

  /** The Federation never starts; the same major one is spared, but by Klingons (AFF-06 to -09). */
  private static boolean allowed(Set<Affiliation> force, Optional<Affiliation> target) {
    return !force.contains(Affiliation.FEDERATION)
        && !(force.contains(Affiliation.ROMULAN)
            && target.equals(Optional.of(Affiliation.ROMULAN)));
  }

  /** The affiliations of a ship and its crew, but those under house arrest. */
  private static Set<Affiliation> force(StccgState state, Ship ship) {
    Set<Affiliation> force = EnumSet.of(Flight.affiliation(state, ship));
    for (Role role : Role.ALL) {
      for (Card card : state.cards(ship.host(), role)) {
        if (state.table().def(card) instanceof PersonnelDef && !card.has(Mark.Arrested.class)) {
          force.add(People.affiliation(state, card));
        }
      }
    }
    return force;
  }

  private static List<AttackTeam> teams(StccgState state, Seat seat, int location) {
    List<AttackTeam> attacks = new ArrayList<>();
    for (Seat other : state.table().opponents(seat)) {
      if (state.persons(Host.team(location, other)) == 0) {
        continue;
      }
      List<Card> able = new ArrayList<>();
      for (Card card :
          Crowd.unstopped(state, seat, location, Host.team(location, seat)).persons()) {
        if (People.affiliation(state, card) != Affiliation.FEDERATION
            && !card.marks().contains(new Mark.CalledOff(other, location))) {
          able.add(card);
        }
      }
      for (ImmutableSet<Affiliation> sides : sides(state, seat, able)) {
        attacks.add(new AttackTeam(seat, location, sides, other));
      }
    }
    return attacks;
  }

  /** The largest sets of affiliations that go together, of those present (ST-ORD-10). */
  static List<ImmutableSet<Affiliation>> sides(StccgState state, Seat seat, List<Card> persons) {
    Set<Affiliation> present = EnumSet.noneOf(Affiliation.class);
    for (Card card : persons) {
      present.add(People.affiliation(state, card));
    }
    List<ImmutableSet<Affiliation>> sides = new ArrayList<>();
    for (Set<Affiliation> some : com.google.common.collect.Sets.powerSet(MAJOR)) {
      if (present.containsAll(some) && together(state, seat, some) && !persons.isEmpty()) {
        boolean largest =
            MAJOR.stream()
                .noneMatch(
                    more ->
                        !some.contains(more)
                            && present.contains(more)
                            && together(
                                state,
                                seat,
                                com.google.common.collect.Sets.union(some, Set.of(more))));
        if (largest) {
          sides.add(ImmutableSet.copyOf(some));
        }
      }
    }
    return sides;
  }

  private static boolean together(StccgState state, Seat seat, Set<Affiliation> some) {
    return some.stream()
        .allMatch(one -> some.stream().allMatch(two -> People.compatible(state, seat, one, two)));
  }

  /** The attempts that a player may order. */
  static ImmutableSet<Attempt> attempts(StccgState state, Seat seat) {
    ImmutableSet.Builder<Attempt> attempts = ImmutableSet.builder();
    for (Location location : state.table().spaceline()) {
      if (state.table().def(location.card()) instanceof MissionDef
          && location.solvedBy().isEmpty()
          && !location.destroyed()
          && !closed(state, location.number())) {
        for (Host host : hosts(state, seat, location.number())) {
          attempts.addAll(attempts(state, seat, location, host));
        }
      }
    }
    return attempts.build();
  }

  /** Whether a card there forbids attempts. */
  private static boolean closed(StccgState state, int location) {
    return Force.all(state, Standing.Prevent.class).stream()
        .anyMatch(
            force ->
                force.what().what() == Deed.ATTEMPT
                    && force.what().on() == Scope.LOCATION
                    && force.on().isLocation(location));
  }

  /** The surface of a planet; in space own ships and outposts (ST-ATT-02). */
  private static List<Host> hosts(StccgState state, Seat seat, int location) {
    List<Host> hosts = new ArrayList<>();
    if (Crowd.planet(state, location)) {
      hosts.add(Host.team(location, seat));
      return hosts;
    }
    for (Ship ship : state.table().ships()) {
      if (ship.of(seat)
          && ship.here()
          && ship.location() == location
          && !ship.stopped()
          && !ship.cloaked()
          && !Flight.onCourse(state, ship)
          && !Boarders.command(state, ship)) {
        hosts.add(ship.host());
      }
    }
    for (Outpost outpost : state.table().outposts()) {
      if (outpost.controller().equals(seat) && outpost.location() == location) {
        hosts.add(outpost.host());
      }
    }
    return hosts;
  }

  private static List<Attempt> attempts(StccgState state, Seat seat, Location location, Host host) {
    MissionDef mission = (MissionDef) state.table().def(location.card());
    Set<Affiliation> named = EnumSet.noneOf(Affiliation.class);
    named.addAll(mission.affiliations());
    if (mission.opponentSide().isPresent() && !location.card().owner().equals(seat)) {
      named.clear();
      named.addAll(mission.opponentSide().get().affiliations());
    }
    for (Force<Standing.Espionage> spies : Force.all(state, Standing.Espionage.class)) {
      boolean here =
          !spies.on().kind().equals(On.Kind.LOCATION) || spies.on().isLocation(location.number());
      if (here
          && spies.controller().equals(seat)
          && mission.affiliations().contains(spies.what().on())) {
        named.add(spies.what().by());
      }
    }
    Crowd crowd = Crowd.unstopped(state, seat, location.number(), host);
    List<Attempt> attempts = new ArrayList<>();
    for (ImmutableSet<Affiliation> sides : sides(state, seat, crowd.persons())) {
      boolean fits = mission.anyAffiliation() || sides.stream().anyMatch(named::contains);
      boolean fresh =
          crowd.persons().stream()
              .anyMatch(
                  card ->
                      in(state, card, sides)
                          && !card.marks().contains(new Mark.Tried(location.number())));
      if (fits && fresh) {
        attempts.add(new Attempt(seat, location.number(), host, sides));
      }
    }
    return attempts;
  }

  private static boolean in(StccgState state, Card card, Set<Affiliation> sides) {
    Affiliation its = People.affiliation(state, card);
    return !its.major() || sides.contains(its);
  }
}
