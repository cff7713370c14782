package io.stardeck.stccg.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Victim;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the strikes of battles come to (ST-ATB, ST-SPC-04; of ships: {@link Volleys}). */
final class Fights {
  /** What may happen before a strike without changing what it comes to. */
  private static final ImmutableSet<Class<?>> QUIET =
      ImmutableSet.of(
          TurnEvent.WindowOpened.class,
          TurnEvent.WindowClosed.class,
          MissionEvent.OrderDeclared.class,
          BattleEvent.BattleStarted.class,
          CardEvent.CardsRevealed.class,
          CardEvent.CardsRenamed.class);

  private final Counts counts;
  private final Volleys volleys;

  Fights(Counts counts) {
    this.counts = counts;
    this.volleys = new Volleys(counts);
  }

  void check(StccgState before, StccgState after, ImmutableList<Event> events) {
    int strike = 0;
    while (strike < events.size()
        && !(events.get(strike).what() instanceof BattleEvent.StrikeCompared)) {
      if (!QUIET.contains(events.get(strike).what().getClass())) {
        return; // something has changed meanwhile
      }
      strike++;
    }
    Battle battle = battle(before);
    if (strike == events.size() || battle == null) {
      return;
    }
    BattleEvent.StrikeCompared values = (BattleEvent.StrikeCompared) events.get(strike).what();
    List<GameEvent> rest = new ArrayList<>();
    for (Event event : events.subList(strike + 1, events.size())) {
      if (event.what() instanceof BattleEvent.StrikeCompared) {
        return;
      }
      rest.add(event.what());
      if (event.what() instanceof BattleEvent.BattleEnded) {
        break;
      }
    }
    if (battle.order() instanceof Order.AttackTeam) {
      teams(before, battle, values, after, rest);
    } else if (battle.order() instanceof Order.Boarding boarding) {
      boarding(before, boarding, values, after, rest);
    } else if (battle.order() instanceof Order.AttackShip order) {
      volleys.ship(before, battle, order.target(), values, after, rest);
    } else if (battle.order() instanceof Order.AttackOutpost order) {
      volleys.outpost(before, battle, order.target(), values, after, rest);
    }
  }

  /** The battle that is about to be decided; null if it is only being declared. */
  private static @Nullable Battle battle(StccgState state) {
    for (Phase phase : state.frames()) {
      if (phase instanceof OrderPhase.Battling battling) {
        return battling.battle();
      }
    }
    Muster muster = state.muster().orElse(null);
    if (muster == null
        || !(muster.order() instanceof Order.AttackShip
            || muster.order() instanceof Order.AttackOutpost)) {
      return null;
    }
    Ship first = state.table().ship(muster.members().get(0));
    Seat attacker = first.controller().orElseThrow();
    boolean counter =
        state.frames().toList().stream().anyMatch(OrderPhase.Countering.class::isInstance);
    Battle battle =
        Battle.of(
            muster.order(),
            attacker,
            target(state, muster.order(), attacker),
            first.location(),
            Battle.Step.STRIKE,
            muster.members(),
            ImmutableSet.copyOf(muster.members()));
    return counter ? battle.inReturn(target(muster.order()), muster.members()) : battle;
  }

  private static CardId target(Order order) {
    return order instanceof Order.AttackShip ship
        ? ship.target()
        : ((Order.AttackOutpost) order).target();
  }

  private static Seat target(StccgState state, Order order, Seat otherwise) {
    Ship ship = state.table().ship(target(order));
    Outpost outpost = state.table().outpost(target(order));
    return ship != null
        ? ship.controller().orElse(otherwise)
        : outpost == null ? otherwise : outpost.controller();
  }

  private void teams(
      StccgState before,
      Battle battle,
      BattleEvent.StrikeCompared values,
      StccgState after,
      List<GameEvent> rest) {
    Crowd attack = team(before, battle.attacker(), battle.location());
    Crowd defence = team(before, battle.defender(), battle.location());
    int one = battle.factor() * strength(attack);
    int other = strength(defence);
    assertThat(values)
        .as("%s against %s", attack.persons(), defence.persons())
        .isEqualTo(new BattleEvent.StrikeCompared(one, other));
    boolean oneLeads = leads(attack);
    boolean otherLeads = leads(defence);
    boolean neither = !oneLeads && !otherLeads;
    boolean oneLoses = neither || (oneLeads == otherLeads ? one < other : otherLeads);
    boolean otherLoses = neither || (oneLeads == otherLeads ? one > other : oneLeads);
    List<Seat> expected = new ArrayList<>();
    if (oneLoses) {
      expected.add(battle.attacker());
    }
    if (otherLoses) {
      expected.add(battle.defender());
    }
    expected.removeIf(seat -> guarded(before, seat.equals(battle.attacker()) ? attack : defence));
    assertThat(victims(after, rest)).as("who lose one").isEqualTo(expected);
    counts.count(Matter.TEAM_BATTLES);
    if (neither || oneLeads != otherLeads) {
      counts.count(Matter.LEADERLESS);
    }
  }

  private static Crowd team(StccgState state, Seat seat, int location) {
    Host host = Host.team(location, seat);
    List<Card> people = new ArrayList<>(state.cards(host, Role.GROUP));
    Crowd crowd = Crowd.group(state, seat, location, host);
    List<Card> all = new ArrayList<>(crowd.persons());
    for (Card card : people) {
      if (Boarders.is(state, card)) {
        all.add(card);
      }
    }
    return crowd.with(all);
  }

  /** STRENGTH, that of intruders by their number (ST-SPC-09). */
  private static int strength(Crowd crowd) {
    List<Card> borg = new ArrayList<>(crowd.persons());
    borg.removeIf(card -> !Boarders.is(crowd.state(), card));
    List<Card> others = new ArrayList<>(crowd.persons());
    others.removeAll(borg);
    return Boarders.strength(crowd.state(), borg)
        + People.total(crowd.with(others), Attribute.STRENGTH);
  }

  private static boolean leads(Crowd crowd) {
    List<Card> others = new ArrayList<>(crowd.persons());
    others.removeIf(card -> Boarders.is(crowd.state(), card));
    return others.size() < crowd.persons().size() || People.leader(crowd.with(others));
  }

  /** Whether a card keeps the persons of a crowd on a planet alive (ST-EFF-54). */
  private static boolean guarded(StccgState state, Crowd crowd) {
    return Force.all(state, Standing.KillGuard.class).stream()
        .anyMatch(
            force ->
                force.controller().equals(crowd.seat())
                    && Demands.met(force.what().requirement(), crowd));
  }

  /** Whose persons die: announced, or dead already. */
  private static List<Seat> victims(StccgState after, List<GameEvent> rest) {
    List<Seat> victims = new ArrayList<>();
    for (GameEvent event : rest) {
      if (event instanceof CardEvent.PersonKilled killed) {
        victims.add(killed.card().owner());
      } else if (event instanceof CardEvent.HologramDeactivated saved) {
        victims.add(saved.card().owner());
      }
    }
    for (Phase phase : after.frames()) {
      if (phase instanceof Phase.Casualty casualty && victims.isEmpty() && !ended(rest)) {
        for (Victim victim : casualty.victims()) {
          victims.add(victim.seat());
        }
      }
    }
    return victims;
  }

  /** Whether the battle is over, so that whoever dies now dies in another. */
  private static boolean ended(List<GameEvent> rest) {
    return rest.stream().anyMatch(BattleEvent.BattleEnded.class::isInstance);
  }

  private void boarding(
      StccgState before,
      Order.Boarding order,
      BattleEvent.StrikeCompared values,
      StccgState after,
      List<GameEvent> rest) {
    Ship ship = before.table().ship(order.ship());
    List<Card> crew = new ArrayList<>();
    for (Role role : ImmutableList.of(Role.FREE, Role.STOPPED, Role.DISABLED, Role.GROUP)) {
      for (Card card : before.cards(ship.host(), role)) {
        crew.add(card.without(mark -> mark instanceof Mark.Arrested));
      }
    }
    Crowd all = Crowd.aboard(before, ship);
    Crowd defence = Crowd.of(before, all.seat(), all.location(), ship.host(), crew, all.gear());
    int intruders = Boarders.strength(before, Boarders.aboard(before, ship));
    int strength = People.total(defence, Attribute.STRENGTH);
    assertThat(values)
        .as("intruders against %s", crew)
        .isEqualTo(new BattleEvent.StrikeCompared(intruders, strength));
    boolean crewLoses = !People.leader(all) || intruders > strength; // BAT-11
    int dead = 0;
    for (GameEvent event : rest) {
      dead += event instanceof CardEvent.PersonKilled ? 1 : 0;
      dead += event instanceof CardEvent.HologramDeactivated ? 1 : 0;
    }
    for (Phase phase : after.frames()) {
      dead += dead == 0 && phase instanceof Phase.Casualty && !ended(rest) ? 1 : 0;
    }
    assertThat(dead).as("crew that is lost: %s", defence.persons()).isEqualTo(crewLoses ? 1 : 0);
    Ship now = after.table().ship(order.ship());
    if (!crewLoses && now != null) {
      assertThat(Boarders.aboard(after, now))
          .as("intruders left")
          .hasSize(Boarders.aboard(before, ship).size() - (intruders < strength ? 1 : 0));
    }
    counts.count(Matter.BOARDING_BATTLES);
  }
}
