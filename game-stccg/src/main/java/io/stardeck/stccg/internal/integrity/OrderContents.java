package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.missions.Paying;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is wrong with what the frame of an order holds: it is about cards and places there are. */
final class OrderContents {
  private final StccgState state;
  private final Table table;
  private final Inspection inspection;

  OrderContents(StccgState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.inspection = inspection;
  }

  void look(OrderPhase phase) {
    if (phase instanceof OrderPhase.Attempting attempting) {
      attempt(attempting.attempt());
    } else if (phase instanceof OrderPhase.Paying paying) {
      paying(paying);
    } else if (phase instanceof OrderPhase.Battling battling) {
      battle(battling.battle());
    } else if (phase instanceof OrderPhase.Countering countering) {
      countering(countering.battle());
    } else if (phase instanceof OrderPhase.ChoosingPart part) {
      battle(part.battle());
      require(part.battle().order() instanceof Order.AttackTeam, "no team is attacked");
    } else if (phase instanceof OrderPhase.Declared declared) {
      if (!(declared.order() instanceof Order.Move)) {
        party(declared.seat(), declared.order(), declared.host());
      }
    } else if (phase instanceof OrderPhase.Done done) {
      order(done.order());
    } else if (phase instanceof OrderPhase.Mustering mustering && state.muster().isPresent()) {
      muster(mustering.seat(), state.muster().get());
    }
  }

  private void require(boolean holds, String message) {
    inspection.require(holds, "table.frames", "%s", message);
  }

  private void attempt(Attempt attempt) {
    require(mission(attempt.location()), "there is no mission");
    host(attempt.seat(), attempt.host());
    ImmutableList<Card> stack = state.cards(Places.stack(attempt.location()));
    // What was met is destroyed with the place (ST-EFF-23), though the attempt has still to end.
    boolean facing =
        !destroyed(attempt.location())
            && switch (attempt.step()) {
              case RESOLVE, NULLIFIED, CONDITIONS, SETTLE -> true;
              case MEET, REQUIREMENTS, SOLVED, END -> false;
            };
    require(
        attempt.step() != Attempt.Step.MEET || attempt.met() <= stack.size(),
        "more cards were met than there are");
    require(
        !facing || !stack.isEmpty() && table.def(stack.get(0)) instanceof DilemmaDef,
        "no dilemma is met");
    require(
        !facing
            || stack.isEmpty()
            || state
                .zones()
                .at(Places.stack(attempt.location()))
                .knowers(0)
                .equals(Audience.everyone()),
        "the dilemma that is met does not lie open");
  }

  private boolean destroyed(int number) {
    @Nullable Location location = table.location(number);
    return location != null && location.destroyed();
  }

  private boolean mission(int number) {
    @Nullable Location location = table.location(number);
    return location != null && table.def(location.card()) instanceof MissionDef;
  }

  private void paying(OrderPhase.Paying paying) {
    attempt(paying.attempt());
    require(paying.attempt().step() == Attempt.Step.CONDITIONS, "no conditions are looked at");
    ImmutableList<Card> stack = state.cards(Places.stack(paying.attempt().location()));
    boolean dilemma = !stack.isEmpty() && table.def(stack.get(0)) instanceof DilemmaDef;
    require(
        dilemma && paying.price() < ((DilemmaDef) table.def(stack.get(0))).pay().size(),
        "there is no such price");
    require(paying.price() < 0 == (paying.left() == 0), "a price is paid or it is not");
    require(!inspection.clean() || Paying.affordable(state, paying), "nobody can pay what is left");
  }

  /** Teams and crews are compared once; ships and outposts may be fired at and fire back. */
  private void battle(Battle battle) {
    Order order = battle.order();
    boolean ships = order instanceof Order.AttackShip || order instanceof Order.AttackOutpost;
    boolean teams = order instanceof Order.AttackTeam;
    boolean crew = order instanceof Order.Boarding;
    require(ships || teams || crew, "nobody is attacked");
    require(battle.step() != Battle.Step.SHOW || teams || crew, "ships are not shown");
    require(battle.step() != Battle.Step.ANSWER || ships, "only ships are answered");
    require(
        battle.again().isEmpty()
            || !crew && battle.again().stream().allMatch(next -> battle.has(next.seat())),
        "only a side that fights can fight again");
    order(order);
    require(table.location(battle.location()) != null, "a battle is somewhere");
    // Whoever has taken a ship with own intruders aboard is on both sides (ST-SPC-05).
    require(crew || !battle.attacker().equals(battle.defender()), "nobody fights themselves");
    // A ship of nobody has no defender at this table.
    require(
        battle.defender().equals(Seat.SPECTATOR)
            ? order instanceof Order.AttackShip
            : Seat.first(table.seats()).contains(battle.defender()),
        "somebody is attacked");
    // Ships that strike may be gone by now: with who lent them, or by what was played meanwhile.
  }

  /** One of the ships that struck may be fired back at. */
  private void countering(Battle battle) {
    battle(battle);
    require(battle.step() == Battle.Step.ANSWER, "nobody may answer");
    require(!battle.strikers().isEmpty(), "nobody has struck");
  }

  /** A party is of cards that are where it is, or of ships of its player. */
  private void muster(Seat seat, Muster muster) {
    party(seat, muster.order(), muster.host());
    require(!muster.members().isEmpty(), "a party has members");
    Whereabouts<CardId> once = new Whereabouts<>(inspection, CardId::number);
    for (CardId id : muster.members()) {
      once.lies("muster", id);
      @Nullable Ship ship = table.ship(id);
      boolean there =
          muster.host().isPresent()
              ? Find.card(state.cards(muster.host().get(), Role.FREE), id) != null
                  || Find.card(state.cards(muster.host().get(), Role.GEAR), id) != null
              : ship != null && ship.of(seat);
      require(there, "a member is not there");
    }
  }

  /** Persons go together to attempt a mission or to attack a team, ships to attack all else. */
  private void party(Seat seat, Order order, Optional<Host> host) {
    order(order);
    if (order instanceof Order.Attempt attempt) {
      require(mission(attempt.location()), "there is no mission");
      require(host.isPresent(), "persons go together");
      host.ifPresent(each -> host(seat, each));
    } else if (order instanceof Order.AttackTeam attack) {
      require(!attack.opponent().equals(seat), "nobody attacks themselves");
      require(
          host.equals(Optional.of(Host.team(attack.location(), seat))), "a team attacks a team");
    } else {
      boolean ships = order instanceof Order.AttackShip || order instanceof Order.AttackOutpost;
      require(ships && host.isEmpty(), "ships go together");
    }
  }

  private void order(Order order) {
    if (order instanceof Order.Attempt attempt) {
      require(table.location(attempt.location()) != null, "an attempt is somewhere");
    } else if (order instanceof Order.AttackTeam team) {
      require(table.location(team.location()) != null, "an attack is somewhere");
    }
  }

  /**
   * A group is on a host of its player. If a ship is taken, or a host destroyed, in the midst of an
   * order the order ends, but not at once ({@code ST-INT-10}).
   */
  private void host(Seat seat, Host host) {
    boolean there = host.kind() != HostKind.TEAM || table.location(host.teamLocation()) != null;
    @Nullable Seat manned = host.kind() == HostKind.SHIP ? null : Manned.seat(table, host);
    require(
        there && (manned == null || manned.equals(seat)), "a group is on no host of its player");
  }
}
