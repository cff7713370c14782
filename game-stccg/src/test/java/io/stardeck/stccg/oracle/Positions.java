package io.stardeck.stccg.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Staff;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What holds in a position: numbers, requirements, staffing, and what may be ordered. */
final class Positions {
  private static final StccgGame GAME = new StccgGame();
  private static final List<Requirement> ASKED = asked();
  private static final Role[] ANYBODY = {
    Role.FREE, Role.STOPPED, Role.GROUP, Role.GEAR, Role.GEAR_STOPPED, Role.GEAR_GROUP
  };

  private final Counts counts;

  Positions(Counts counts) {
    this.counts = counts;
  }

  private static List<Requirement> asked() {
    List<Requirement> asked = new ArrayList<>();
    for (CardDef def : CardSets.premiere().cards()) {
      if (def instanceof MissionDef mission) {
        asked.addAll(mission.requirements());
      } else if (def instanceof DilemmaDef dilemma) {
        dilemma.conditions().ifPresent(asked::add);
        dilemma.words().cure().ifPresent(asked::add);
      }
    }
    asked.removeIf(each -> !Demands.known(each));
    return asked;
  }

  void check(StccgState state) {
    for (Ship ship : state.table().ships()) {
      if (ship.controller().isPresent()) {
        ship(state, ship);
        group(Crowd.aboard(state, ship), Group.aboard(state, ship));
      }
    }
    for (Outpost outpost : state.table().outposts()) {
      host(state, outpost.controller(), outpost.location(), outpost.host());
    }
    for (Location location : state.table().spaceline()) {
      for (Seat seat : Seat.first(state.table().seats())) {
        if (Crowd.planet(state, location.number())) {
          host(state, seat, location.number(), Host.team(location.number(), seat));
        }
      }
    }
  }

  private void host(StccgState state, Seat seat, int location, Host host) {
    boolean borg =
        List.of(Role.FREE, Role.STOPPED, Role.GROUP).stream()
            .flatMap(role -> state.cards(host, role).stream())
            .anyMatch(card -> Boarders.is(state, card));
    if (!borg) {
      group(
          Crowd.everybody(state, seat, location, host),
          Group.of(state, seat, location, host, ANYBODY));
    }
  }

  private void group(Crowd crowd, Group group) {
    if (crowd.persons().isEmpty()) {
      return;
    }
    for (Attribute attribute : Attribute.values()) {
      assertThat(Requirements.sum(group, attribute))
          .as("%s of %s", attribute, crowd.persons())
          .isEqualTo(People.total(crowd, attribute));
    }
    counts.count(Matter.ATTRIBUTES);
    for (Requirement asked : ASKED) {
      boolean met = Demands.met(asked, crowd);
      assertThat(Requirements.met(asked, group))
          .as("%s of %s with %s", asked, crowd.persons(), crowd.gear())
          .isEqualTo(met);
      counts.count(met ? Matter.REQUIREMENTS_MET : Matter.REQUIREMENTS_NOT_MET);
    }
  }

  private void ship(StccgState state, Ship ship) {
    for (Stat stat : List.of(Stat.RANGE, Stat.WEAPONS, Stat.SHIELDS)) {
      assertThat(ShipNumbers.of(state, ship, stat))
          .as("%s of %s", stat, ship)
          .isEqualTo(Numbers.ship(state, ship, stat));
    }
    assertThat(ShipNumbers.rangeLeft(state, ship)).isEqualTo(Numbers.rangeLeft(state, ship));
    assertThat(ShipNumbers.doubledShields(state, ship))
        .as("shields of %s", ship)
        .isEqualTo(Numbers.doubledShields(state, ship));
    counts.count(Matter.SHIPS);
    boolean staffed = Flight.staffed(state, ship);
    assertThat(Staff.missing(state, ship).isEmpty())
        .as("%s is staffed by %s", ship, Crowd.aboard(state, ship).persons())
        .isEqualTo(staffed);
    counts.count(staffed ? Matter.STAFFED : Matter.NOT_STAFFED);
  }

  /** What may be ordered at a free moment. */
  void orders(StccgState state) {
    if (!(state.top() instanceof Phase.Orders orders)
        || state.table().turn().orders() >= state.table().options().ordersPerTurn()) {
      return;
    }
    Seat seat = orders.seat();
    Set<StccgAction> legal = new HashSet<>(GAME.legalActions(state, seat));
    moves(state, seat, orders.ship(), legal);
    if (orders.ship().isEmpty()) {
      Set<StccgAction> attempts = new HashSet<>(legal);
      attempts.removeIf(action -> !(action instanceof Attempt));
      same(attempts, Rights.attempts(state, seat));
      attempts.forEach(each -> counts.count(Matter.ATTEMPTS));
    }
    Set<StccgAction> attacks = new HashSet<>(legal);
    attacks.removeIf(
        action ->
            !(action instanceof AttackShip
                || action instanceof AttackOutpost
                || action instanceof AttackTeam));
    same(attacks, Rights.attacks(state, seat, orders.ship()));
    attacks.forEach(each -> counts.count(Matter.ATTACKS));
    if (orders.ship().isEmpty()) {
      transfers(state, seat, legal);
    } else {
      counts.count(Matter.SUBTURNS);
    }
  }

  /** What is offered is what the oracle expects; told apart by what is wrong. */
  private static void same(Set<StccgAction> offered, Set<? extends StccgAction> expected) {
    assertThat(Sets.difference(offered, expected)).as("offered against the rules").isEmpty();
    assertThat(Sets.difference(expected, offered)).as("not offered").isEmpty();
  }

  private void transfers(StccgState state, Seat seat, Set<StccgAction> legal) {
    Set<StccgAction> transfers = new HashSet<>(legal);
    transfers.removeIf(
        action -> !(action instanceof Beam || action instanceof Load || action instanceof Unload));
    if (Transfers.known(state)) {
      same(transfers, Transfers.of(state, seat));
      transfers.forEach(each -> counts.count(Matter.TRANSFERS));
    }
  }

  private void moves(StccgState state, Seat seat, Optional<CardId> only, Set<StccgAction> legal) {
    Set<Move> offered = new HashSet<>();
    for (StccgAction action : legal) {
      if (action instanceof Move move) {
        offered.add(move);
      }
    }
    ImmutableSet<Move> expected = Flight.moves(state, seat, only);
    for (Ship ship : state.table().ships()) {
      boolean bound = Flight.onCourse(state, ship);
      Set<Move> its = new HashSet<>(offered);
      its.removeIf(move -> !move.ship().equals(ship.id()));
      Set<Move> could = new HashSet<>(expected);
      could.removeIf(move -> !move.ship().equals(ship.id()));
      if (bound) {
        assertThat(could).as("moves of %s on its course", ship).containsAll(its);
      } else {
        assertThat(its).as("moves of %s", ship).isEqualTo(could);
      }
      its.forEach(each -> counts.count(Matter.MOVES));
    }
  }
}
