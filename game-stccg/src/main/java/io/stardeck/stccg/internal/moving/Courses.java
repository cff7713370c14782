package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.internal.card.Begin;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Paths;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Ships that may only move towards a goal ({@code ST-EFF-32}). */
public final class Courses {
  private static final RuleId EFF_32 = RuleId.of("ST-EFF-32");

  private Courses() {}

  /** The card that sets a ship on a course; null if none does. A mover has its own way. */
  private static @Nullable Lying card(Table table, Ship ship) {
    if (ship.controller().isEmpty() || table.inForce(ShipStanding.Course.class).isEmpty()) {
      return null;
    }
    for (Lying card : table.lying()) {
      if (card.on().kind() == On.Kind.SHIP
          && card.on().isShip(ship.id())
          && course(table, card).isPresent()) {
        return card;
      }
    }
    return null;
  }

  private static Optional<ShipStanding.Course> course(Table table, Lying card) {
    return Optional.ofNullable(table.def(card.card()).words().first(ShipStanding.Course.class));
  }

  /** Whether a ship is on a course. */
  public static boolean holds(Table table, Ship ship) {
    return card(table, ship) != null;
  }

  /** Whether a course binds a ship now: it is on one, and has not arrived. */
  public static boolean binds(Table table, Ship ship) {
    return holds(table, ship) && !goals(table, ship).contains(ship.location());
  }

  /** Where a ship on a course may be bound: to one goal, or to the nearest of several. */
  public static ImmutableSet<Integer> goals(Table table, Ship ship) {
    @Nullable Lying card = card(table, ship);
    Optional<Affiliation> outpost =
        card == null ? Optional.empty() : course(table, card).orElseThrow().outpost();
    if (outpost.isPresent()) {
      return outposts(table, ship, outpost.get());
    }
    OptionalInt goal = ship.goal();
    return goal.isPresent() ? ImmutableSet.of(goal.getAsInt()) : ImmutableSet.of();
  }

  private static ImmutableSet<Integer> outposts(Table table, Ship ship, Affiliation affiliation) {
    ImmutableSet.Builder<Integer> nearest = ImmutableSet.builder();
    Outposts.nearest(
            table,
            ship.location(),
            outpost -> ((OutpostDef) table.def(outpost.card())).affiliation() == affiliation)
        .forEach(outpost -> nearest.add(outpost.location()));
    return nearest.build();
  }

  /** Whether a move to that location leads a ship towards its goal, and not beyond it. */
  static boolean towards(Table table, Ship ship, boolean right, int destination) {
    int here = table.position(ship.location());
    int there = table.position(destination);
    for (int goal : goals(table, ship)) {
      int at = table.position(goal);
      if (there != here
          && (here < there ? there <= at : there >= at)
          && (right == here < there || there == at)) { // over the ends only to the goal itself
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a ship of {@code seat} could go on on its course, so that the turn cannot end.
   *
   * @param only the one ship that is given orders, if a lent one is ({@code ST-EFF-39})
   */
  public static boolean unfinished(Facts facts, Seat seat, Optional<CardId> only) {
    Table table = facts.table();
    if (table.inForce(ShipStanding.Course.class).isEmpty()) {
      return false;
    }
    for (Ship ship : table.ships()) {
      boolean ordered = only.isEmpty() || only.get().equals(ship.id());
      if (ordered && ship.of(seat) && ship.here() && holds(table, ship)) {
        for (boolean right : new boolean[] {true, false}) {
          ImmutableList<Location> way = Paths.way(table, seat, ship.location(), right);
          if (!way.isEmpty()
              && towards(table, ship, right, way.get(0).number())
              && Moving.possible(facts, ship, way.get(0))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Ships are given their far ends, and those that are where they were bound have arrived.
   *
   * @return whether anything changed
   */
  public static boolean settle(Play<StccgState> play) {
    Table table = play.state().table();
    if (table.inForce(ShipStanding.Course.class).isEmpty()) {
      return false;
    }
    for (Lying card : table.lying()) {
      Optional<ShipStanding.Course> course =
          card.on().kind() == On.Kind.SHIP ? course(table, card) : Optional.empty();
      @Nullable Ship ship = course.isPresent() ? table.ship(CardId.of(card.on().of())) : null;
      if (course.isPresent() && ship != null && ship.here() && card == card(table, ship)) {
        if (course.get().outpost().isEmpty() && ship.goal().isEmpty()) {
          bind(play, table, ship);
          return true;
        }
        if (ends(play, card, course.get(), ship)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The far end is the one with more locations on the way; of two the opponent chooses. */
  private static void bind(Play<StccgState> play, Table table, Ship ship) {
    int left = table.position(ship.location());
    int right = table.spaceline().size() - 1 - left;
    if (left == right) {
      Seat seat = table.opponents(ship.controller().orElseThrow()).get(0);
      play.push(new Phase.Tie(seat, ship.id(), Phase.Tied.FAR_END));
    } else {
      bind(play, ship, right > left);
    }
  }

  static void bind(Play<StccgState> play, Ship ship, boolean right) {
    ImmutableList<Location> line = play.state().table().spaceline();
    int end = (right ? line.get(line.size() - 1) : line.get(0)).number();
    Tables.ship(play, ship.copy().withGoal(end));
  }

  private static boolean ends(
      Play<StccgState> play, Lying card, ShipStanding.Course course, Ship ship) {
    ImmutableSet<Integer> goals = goals(play.state().table(), ship);
    if (goals.isEmpty()) {
      Tables.ship(play, ship.copy().withGoal(OptionalInt.empty()));
      Cures.discard(play, card, EFF_32);
      return true;
    }
    if (!goals.contains(ship.location())) {
      return false;
    }
    Tables.ship(play, ship.copy().withGoal(OptionalInt.empty()));
    Seat seat = ship.controller().orElseThrow();
    Aim aim = Aim.at(ship.host()).with(ship.location());
    play.push(new Phase.Expiring(card.id(), true));
    Begin.effects(play, card.card(), seat, aim, course.arrival());
    return true;
  }
}
