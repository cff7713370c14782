package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Crossing;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.damage.Repairs;
import io.stardeck.stccg.internal.value.Paths;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * A move that was announced is made, step by step ({@code ST-INT-11}); obstacles are met on the way
 * ({@code ST-EFF-34}).
 */
public final class Travelling {
  private static final RuleId MOV_02 = RuleId.of("ST-MOV-02");

  private Travelling() {}

  /** Moves the ship if it still may make that move; what it meets on the way may end it. */
  public static void move(Play<StccgState> play, OrderPhase.Declared declared, Order.Move order) {
    @Nullable Ship ship = play.state().table().ship(order.ship());
    if (ship == null || !Moving.stands(play.state(), declared.seat(), ship, order)) {
      return;
    }
    int from = ship.location();
    ImmutableList<Location> way =
        Paths.way(play.state().table(), declared.seat(), from, order.right());
    for (Location next : way) {
      if (!step(play, order.ship(), next, from)) {
        break;
      }
      if (next.number() == order.destination()) {
        break;
      }
    }
    arrive(play, order.ship(), from);
  }

  /** One step, if RANGE and obstacles let the ship make it. */
  private static boolean step(Play<StccgState> play, CardId id, Location next, int from) {
    @Nullable Ship ship = play.state().table().ship(id);
    if (ship == null || !open(play.state(), ship, next)) {
      return false; // it ends its move where it is, and passes nothing there
    }
    if (ship.location() != from) {
      if (Gates.stuck(play.state(), ship)) {
        return false;
      }
      Gates.meet(play, ship, Crossing.PASS);
      ship = Destruction.doomed(play.state(), id) ? null : play.state().table().ship(id);
    }
    if (ship == null || !open(play.state(), ship, next)) {
      return false;
    }
    int span = Spans.of(play.state().table(), next, ship.user());
    Repairs.leave(play, id);
    ship = play.state().table().ship(id);
    if (ship != null) {
      Ship there = ship.copy().withLocation(next.number()).withRangeUsed(ship.rangeUsed() + span);
      Tables.ship(play, there);
      Gates.enter(play, there, ship.location());
    }
    return true;
  }

  /** Whether RANGE and obstacles let a ship go on to that neighbour. */
  private static boolean open(StccgState state, Ship ship, Location next) {
    return ship.used()
        && !ship.moveEnded()
        && Spans.of(state.table(), next, ship.user()) <= ShipNumbers.rangeLeft(state, ship)
        && !Gates.blocked(state, ship, next);
  }

  private static void arrive(Play<StccgState> play, CardId id, int from) {
    @Nullable Ship ship = play.state().table().ship(id);
    if (ship != null && ship.location() != from) {
      play.tell(MOV_02, new MissionEvent.ShipMoved(id, from, ship.location()));
      Towing.follow(play, ship, from);
      Gates.meet(play, ship, Crossing.STOP_HERE);
      Repairs.dock(play, id);
    }
  }
}
