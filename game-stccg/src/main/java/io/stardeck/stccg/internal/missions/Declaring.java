package io.stardeck.stccg.internal.missions;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.battle.Battles;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.moving.Travelling;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An order that was announced is carried out, if it is still legal ({@code ST-INT-10}). */
public final class Declaring extends StccgPhase<OrderPhase.Declared> {
  private static final RuleId ATT_06 = RuleId.of("ST-ATT-06");

  @Override
  public boolean proceed(Play<StccgState> play, OrderPhase.Declared frame) {
    play.pop();
    if (Attempts.turnEnds(play.state())) {
      frame.host().ifPresent(host -> Hosts.disband(play, host, frame.seat())); // ST-EFF-46
      return true;
    }
    if (!(play.state().top() instanceof OrderPhase.Countering)) {
      // A strike in return is no order of its own, but part of the battle that one began.
      Windows.after(play, frame.seat(), frame.order());
    }
    if (frame.order() instanceof Order.Move move) {
      Travelling.move(play, frame, move);
    } else if (frame.order() instanceof Order.Attempt attempt) {
      attempt(play, frame, attempt);
    } else {
      Battles.begin(play, frame);
    }
    return true;
  }

  /** Whether the attempt is still possible after what was played meanwhile. */
  private static boolean possible(StccgState state, Seat seat, int number, Host host) {
    Table table = state.table();
    Location location = Objects.requireNonNull(table.location(number));
    return (host.kind() != HostKind.SHIP || aboard(table, seat, number, host))
        && !location.destroyed()
        && !Preventions.of(table, Deed.ATTEMPT, seat, number, host)
        && Groups.stands(state, seat, location, host);
  }

  private static boolean aboard(Table table, Seat seat, int number, Host host) {
    @Nullable Ship ship = table.ship(host.card());
    return ship != null
        && ship.of(seat)
        && ship.at(number)
        && !ship.cloaked()
        && !ship.stopped()
        && !Courses.binds(table, ship);
  }

  private static void attempt(
      Play<StccgState> play, OrderPhase.Declared frame, Order.Attempt attempt) {
    Host host = frame.host().orElseThrow();
    if (!possible(play.state(), frame.seat(), attempt.location(), host)) {
      Hosts.disband(play, host, frame.seat());
      return;
    }
    int cards = play.state().size(host, Role.GROUP) + play.state().size(host, Role.GEAR_GROUP);
    play.tell(
        ATT_06, new MissionEvent.AttemptStarted(frame.seat(), attempt.location(), host, cards));
    play.push(new OrderPhase.Attempting(Attempt.begun(frame.seat(), attempt.location(), host)));
  }
}
