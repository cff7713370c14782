package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Repairs;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.internal.value.Staff;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;

/** A move that was announced is made, step by step ({@code ST-INT-11}). */
public final class Travelling {
  private static final RuleId MOV_02 = RuleId.of("ST-MOV-02");

  private Travelling() {}

  /** Moves the ship as far as it may still go; it may have been hindered meanwhile. */
  public static void move(Play<StccgState> play, Phase.Declared declared, Order.Move order) {
    Table table = play.state().table();
    Ship ship = table.ship(order.ship());
    if (ship == null
        || ship.stopped()
        || ship.moveEnded()
        || Staff.missing(play.state(), ship).isPresent()) {
      return;
    }
    int from = ship.location();
    int step = order.right() ? 1 : -1;
    int target = table.position(order.destination());
    for (int i = table.position(from) + step; i != target + step; i += step) {
      if (!step(play, order, play.state().table().spaceline().get(i), declared)) {
        break;
      }
    }
    Ship there = Objects.requireNonNull(play.state().table().ship(order.ship()));
    play.tell(MOV_02, new MissionEvent.ShipMoved(order.ship(), from, there.location()));
  }

  private static boolean step(
      Play<StccgState> play, Order.Move order, Location next, Phase.Declared declared) {
    Ship ship = Objects.requireNonNull(play.state().table().ship(order.ship()));
    int span = Spans.of(play.state().table(), next, declared.seat());
    if (ShipNumbers.rangeLeft(play.state(), ship) < span) {
      return false;
    }
    Repairs.leave(play, ship.id());
    ship = Objects.requireNonNull(play.state().table().ship(order.ship()));
    Tables.ship(
        play, ship.copy().withLocation(next.number()).withRangeUsed(ship.rangeUsed() + span));
    return true;
  }
}
