package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.Paths;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.internal.value.Staff;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Moving a ship along the spaceline ({@code ST-MOV-01} to {@code ST-MOV-12}). */
public final class Moving implements ExactRule<Move> {
  private static final RuleId EFF_32 = RuleId.of("ST-EFF-32");
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId MOV_01 = RuleId.of("ST-MOV-01");
  private static final RuleId MOV_03 = RuleId.of("ST-MOV-03");
  private static final RuleId MOV_12 = RuleId.of("ST-MOV-12");
  private static final RuleId ORD_04 = RuleId.of("ST-ORD-04");
  private static final RuleId ORD_05 = RuleId.of("ST-ORD-05");

  @Override
  public void candidates(StccgView view, Consumer<? super Move> offer) {
    if (!Orders.open(view, Findings.probing())) {
      return;
    }
    for (Ship ship : view.table().ships()) {
      if (Orders.own(view, ship)
          && !ship.stopped()
          && !ship.moveEnded()
          && view.size(ship.host(), Role.FREE) > 0) {
        Findings probe = Findings.probing();
        ready(view, ship, probe);
        if (probe.clean()) {
          walk(view, ship, true, offer);
          walk(view, ship, false, offer);
        }
      }
    }
  }

  private static void walk(StccgView view, Ship ship, boolean right, Consumer<? super Move> offer) {
    ImmutableList<Location> way = Paths.way(view.table(), view.seat(), ship.location(), right);
    if (way.isEmpty() || Gates.blocked(view, ship, way.get(0))) {
      return;
    }
    int left = ShipNumbers.rangeLeft(view, ship);
    for (Location location : way) {
      left -= Spans.of(view.table(), location, view.seat());
      if (left < 0) {
        return;
      }
      if (onCourse(view.table(), ship, right, location.number())) {
        offer.accept(new Move(view.seat(), ship.id(), right, location.number()));
      }
    }
  }

  @Override
  public void check(StccgView view, Move action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    @Nullable Ship ship = view.table().ship(action.ship());
    if (ship == null || !Orders.own(view, ship)) {
      Find.refuse(view, findings, "ship", action.ship(), MOV_01, "%s is no ship of yours");
      return;
    }
    ready(view, ship, findings);
    int left = ShipNumbers.rangeLeft(view, ship);
    int cost = cost(view.table(), ship, action.right(), action.destination(), view.seat());
    if (cost < 0) {
      findings.reject("destination", MOV_12, "%s does not lie that way", action.destination());
      return;
    }
    if (!onCourse(view.table(), ship, action.right(), action.destination())) {
      findings.reject("destination", EFF_32, "%s is on another course", ship.id());
    }
    if (cost > left) {
      findings.reject("destination", MOV_03, "costs %s, and %s is left", cost, left);
    }
    Location next = Paths.way(view.table(), view.seat(), ship.location(), action.right()).get(0);
    if (Gates.blocked(view, ship, next)) {
      findings.reject("destination", Gates.EFF_34, "%s cannot get out that way", ship.id());
    }
  }

  /** Reports why a ship could not make any move. */
  private static void ready(Facts facts, Ship ship, Findings findings) {
    if (ship.stopped()) {
      findings.reject("ship", ORD_05, "%s is stopped", ship.id());
    }
    if (Preventions.of(facts.table(), Deed.MOVE, ship)) {
      findings.reject("ship", EFF_07, "%s cannot move", ship.id());
    }
    if (ship.moveEnded() || ShipNumbers.rangeLeft(facts, ship) == 0) {
      findings.reject("ship", ORD_04, "%s has no RANGE left", ship.id());
    }
    Optional<RuleId> missing = Staff.missing(facts, ship);
    if (missing.isPresent()) {
      findings.reject("ship", missing.get(), "%s is not staffed", ship.id());
    }
  }

  private static boolean onCourse(Table table, Ship ship, boolean right, int destination) {
    return !Courses.holds(table, ship) || Courses.towards(table, ship, right, destination);
  }

  /** Whether a ship could make a first step, to that neighbour, if it were told to. */
  static boolean possible(Facts facts, Ship ship, Location next) {
    Findings probe = Findings.probing();
    ready(facts, ship, probe);
    return probe.clean()
        && Spans.of(facts.table(), next, ship.controller().orElseThrow())
            <= ShipNumbers.rangeLeft(facts, ship)
        && !Gates.blocked(facts, ship, next);
  }

  /** Whether a move that was announced is still legal after what came in between. */
  static boolean stands(Facts facts, Seat seat, Ship ship, Order.Move move) {
    Findings probe = Findings.probing();
    ready(facts, ship, probe);
    int cost = cost(facts.table(), ship, move.right(), move.destination(), seat);
    return ship.here()
        && ship.of(seat)
        && probe.clean()
        && cost >= 0
        && cost <= ShipNumbers.rangeLeft(facts, ship)
        && !(Courses.binds(facts.table(), ship)
            && !Courses.towards(facts.table(), ship, move.right(), move.destination()));
  }

  /** What a way costs; -1 if it does not lead to that destination. */
  private static int cost(Table table, Ship ship, boolean right, int destination, Seat seat) {
    int cost = 0;
    for (Location each : Paths.way(table, seat, ship.location(), right)) {
      cost += Spans.of(table, each, seat);
      if (each.number() == destination) {
        return cost;
      }
    }
    return -1;
  }

  @Override
  public void perform(Play<StccgState> play, Move action) {
    Tables.table(play, table -> table.with(table.turn().afterOrder()));
    Ship ship = Objects.requireNonNull(play.state().table().ship(action.ship()));
    Windows.declare(
        play,
        new OrderPhase.Declared(
            action.actor(),
            new Order.Move(action.ship(), action.right(), action.destination()),
            Optional.of(ship.host()),
            ImmutableList.of()));
  }
}
