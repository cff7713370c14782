package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.internal.lying.Occasion;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Victim;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a window is about, for cards in play that act when it happens ({@code ST-EFF-25}). */
final class Occasions {
  private final Table table;
  private final Set<Seat> seats = new LinkedHashSet<>();
  private final Set<Host> hosts = new LinkedHashSet<>();
  private int location = -1;

  private Occasions(Table table) {
    this.table = table;
  }

  /** What the window on top is about. */
  static Occasion of(Facts facts, Phase.Window window) {
    Occasions occasion = new Occasions(facts.table());
    occasion.look(About.below(facts.table()));
    if (occasion.seats.isEmpty()) {
      occasion.seats.add(window.opener());
    }
    return new Occasion(
        ImmutableSet.copyOf(occasion.seats),
        ImmutableSet.copyOf(occasion.hosts),
        occasion.location);
  }

  private void look(Phase below) {
    if (below instanceof Phase.Announced card) {
      card.on().host().ifPresent(this::at);
      location = card.on().location().orElse(location);
    } else if (below instanceof OrderPhase.Declared declared) {
      declared.host().ifPresent(this::at);
      declared.ships().forEach(this::ship);
      order(declared.seat(), declared.order());
    } else if (below instanceof OrderPhase.Done done) {
      order(done.seat(), done.order());
    } else if (below instanceof OrderPhase.Attempting attempting) {
      Attempt attempt = attempting.attempt();
      at(attempt.host());
      location = attempt.location();
    } else if (below instanceof OrderPhase.Battling battling) {
      battle(battling.battle());
    } else if (below instanceof Phase.Casualty casualty) {
      casualty.victims().forEach(this::victim);
    }
  }

  private void order(Seat seat, Order order) {
    if (order instanceof Order.Move move) {
      ship(move.ship());
    } else if (order instanceof Order.Attempt attempt) {
      location = attempt.location();
    } else if (order instanceof Order.AttackTeam team) {
      at(Host.team(team.location(), seat));
      at(Host.team(team.location(), team.opponent()));
    } else if (order instanceof Order.AttackShip attack) {
      ship(attack.target());
    } else if (order instanceof Order.AttackOutpost attack) {
      at(Host.outpost(attack.target()));
    }
  }

  private void battle(Battle battle) {
    seats.add(battle.attacker());
    seats.add(battle.defender());
    seats.remove(Seat.SPECTATOR); // a mover is nobody's
    battle.strikers().forEach(this::ship);
    order(battle.attacker(), battle.order());
    location = battle.location();
  }

  private void victim(Victim victim) {
    seats.add(victim.seat());
    at(victim.host().orElse(Host.ship(victim.card().id())));
  }

  private void ship(CardId id) {
    at(Host.ship(id));
  }

  private void at(Host host) {
    hosts.add(host);
    int there = Group.location(table, host);
    location = there < 0 ? location : there;
  }
}
