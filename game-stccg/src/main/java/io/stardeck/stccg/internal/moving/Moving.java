package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.internal.value.Staff;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Moving a ship along the spaceline ({@code ST-MOV-01} to {@code ST-MOV-12}). */
public final class Moving implements StccgRule<Move> {
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId MOV_01 = RuleId.of("ST-MOV-01");
  private static final RuleId MOV_03 = RuleId.of("ST-MOV-03");
  private static final RuleId MOV_12 = RuleId.of("ST-MOV-12");
  private static final RuleId ORD_04 = RuleId.of("ST-ORD-04");
  private static final RuleId ORD_05 = RuleId.of("ST-ORD-05");

  @Override
  public Class<Move> action() {
    return Move.class;
  }

  @Override
  public void candidates(StccgView view, Consumer<? super Move> offer) {
    for (Ship ship : view.table().ships()) {
      if (Orders.own(view, ship) && !ship.stopped() && Staff.missing(view, ship).isEmpty()) {
        int here = view.table().position(ship.location());
        int left = ShipNumbers.rangeLeft(view, ship);
        walk(view, ship, here, 1, left, offer);
        walk(view, ship, here, -1, left, offer);
      }
    }
  }

  private static void walk(
      StccgView view, Ship ship, int from, int step, int range, Consumer<? super Move> offer) {
    Table table = view.table();
    int left = range;
    for (int i = from + step; i >= 0 && i < table.spaceline().size(); i += step) {
      Location location = table.spaceline().get(i);
      left -= Spans.of(table, location, view.seat());
      if (left < 0) {
        return;
      }
      offer.accept(new Move(view.seat(), ship.id(), step > 0, location.number()));
    }
  }

  @Override
  public void check(StccgView view, Move action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    @Nullable Ship ship = view.table().ship(action.ship());
    if (ship == null || !Orders.own(view, ship)) {
      findings.reject("ship", MOV_01, "%s is no ship of yours", action.ship());
      return;
    }
    if (ship.stopped()) {
      findings.reject("ship", ORD_05, "%s is stopped", ship.id());
    }
    if (Preventions.of(view.table(), Deed.MOVE, ship)) {
      findings.reject("ship", EFF_07, "%s cannot move", ship.id());
    }
    int left = ShipNumbers.rangeLeft(view, ship);
    if (ship.moveEnded() || left == 0) {
      findings.reject("ship", ORD_04, "%s has no RANGE left", ship.id());
    }
    Optional<RuleId> missing = Staff.missing(view, ship);
    if (missing.isPresent()) {
      findings.reject("ship", missing.get(), "%s is not staffed", ship.id());
    }
    int cost = cost(view.table(), ship, action, view.seat());
    if (cost < 0) {
      findings.reject("destination", MOV_12, "%s does not lie that way", action.destination());
    } else if (cost > left) {
      findings.reject("destination", MOV_03, "costs %s, and %s is left", cost, left);
    }
  }

  private static int cost(Table table, Ship ship, Move action, Seat seat) {
    int from = table.position(ship.location());
    int to = table.position(action.destination());
    if (to < 0 || to == from || to > from != action.right()) {
      return -1;
    }
    int cost = 0;
    int step = action.right() ? 1 : -1;
    for (int i = from + step; i != to + step; i += step) {
      cost += Spans.of(table, table.spaceline().get(i), seat);
    }
    return cost;
  }

  @Override
  public void perform(Play<StccgState> play, Move action) {
    Tables.table(play, table -> table.with(table.turn().afterOrder()));
    Ship ship = Objects.requireNonNull(play.state().table().ship(action.ship()));
    play.push(
        new Phase.Declared(
            action.actor(),
            new Order.Move(action.ship(), action.right(), action.destination()),
            Optional.of(ship.host()),
            ImmutableList.of()));
  }
}
