package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.oracle.Tally.Matter;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Each decision of a maneuver beside the rules. */
final class Moves {
  private final Tally tally;

  Moves(Tally tally) {
    this.tally = tally;
  }

  /** What may be done in an open maneuver. */
  void options(FleetState state, Maneuver open, ImmutableList<FleetAction> legal) {
    Set<Integer> steps = new TreeSet<>();
    Set<CardId> joins = new HashSet<>();
    boolean rolls = false;
    for (FleetAction action : legal) {
      if (action instanceof FreeAction.Step step) {
        steps.add(step.to());
      } else if (action instanceof FreeAction.JoinTaskForce join) {
        joins.add(join.ship());
      }
      rolls |= action instanceof FreeAction.RollBreakaway;
    }
    assertThat(steps).as("steps of %s", open).isEqualTo(Courses.steps(state, open));
    Set<CardId> may = new HashSet<>();
    for (var ship : state.table().captain(open.seat()).fleet()) {
      if (Courses.joins(state, open, ship)) {
        may.add(ship.card());
      }
    }
    assertThat(joins).as("who joins %s", open).isEqualTo(may);
    assertThat(rolls).isEqualTo(open.due());
    tally.count(open.token() > 0 ? Matter.TOKEN_STEPS : Matter.STEPS);
    tally.count(Matter.JOINS, joins.size());
  }

  /** A ship sets out, or joins: is a breakaway due, and rolled now? */
  void setOut(FleetState before, FleetState after, ImmutableList<Event> events) {
    Maneuver open = open(before);
    BoardEvent.BreakawayRolled rolled = first(events, BoardEvent.BreakawayRolled.class);
    List<CardId> ships = new ArrayList<>(open == null ? List.of() : open.ships());
    for (Event event : events) {
      if (event.what() instanceof BoardEvent.ManeuverStarted started) {
        ships.clear();
        started.ship().ifPresent(ships::add);
      } else if (event.what() instanceof BoardEvent.TaskForceJoined joined) {
        ships.add(joined.ship());
      }
    }
    if (ships.isEmpty()) {
      assertThat(rolled).isNull();
      return;
    }
    Table table = before.table();
    var seat = table.active();
    int here = table.ship(ships.get(0)).at();
    boolean due = ships.stream().anyMatch(card -> Courses.held(before, seat, table.ship(card)));
    Maneuver now = open(after);
    if (rolled == null) {
      if (now != null && now.ships().equals(ships)) {
        assertThat(now.due()).as("breakaway due for %s", ships).isEqualTo(due);
      }
      return;
    }
    assertThat(due).isTrue();
    int sizes = Courses.sizes(table, ships);
    int enemies = Courses.enemies(table, seat, here);
    Courses.roll(rolled.mover(), sizes, rolled.others(), enemies, rolled.free());
    tally.count(rolled.free() ? Matter.BREAKAWAYS : Matter.FREE_ATTACKS_DUE);
    tally.count(Matter.TASK_FORCE_ROLLS, ships.size() > 1 ? 1 : 0);
  }

  /** A step: what it costs, whether it is evaded, and whether the maneuver ends. */
  void step(
      FleetState before, FreeAction.Step step, FleetState after, ImmutableList<Event> events) {
    Maneuver open = (Maneuver) before.top();
    Table table = before.table();
    int here = Courses.space(before, open);
    boolean passing = open.passed() > 0;
    boolean evades =
        passing
            && open.token() == 0
            && Grounds.enemy(table, open.seat(), here)
            && open.ships().stream()
                .anyMatch(card -> !Worth.has(before, table.ship(card), Standing.NoEvasion.class));
    BoardEvent.EvasionRolled rolled = first(events, BoardEvent.EvasionRolled.class);
    assertThat(rolled != null).as("evasion of %s", open).isEqualTo(evades);
    if (rolled != null) {
      Courses.roll(
          rolled.mover(),
          Courses.sizes(table, open.ships()),
          rolled.others(),
          Courses.enemies(table, open.seat(), here),
          rolled.free());
      tally.count(rolled.free() ? Matter.EVASIONS : Matter.FAILED_EVASIONS);
      if (!rolled.free()) {
        assertThat(has(events, BoardEvent.ShipEntered.class)).isFalse();
        assertThat(has(events, BoardEvent.ManeuverEnded.class)).isTrue();
        return;
      }
    }
    int cost = Courses.spent(before, open) + (passing ? Courses.passing(before, open, here) : 0);
    Maneuver now = open(after);
    if (now != null && after.top() == now) {
      assertThat(Courses.points(after, now)).isEqualTo(Courses.points(before, open));
      assertThat(Courses.spent(after, now)).as("spent by %s", now).isEqualTo(cost);
      assertThat(Courses.space(after, now)).isEqualTo(step.to());
      tally.count(Matter.COSTS);
      if (open.token() == 0) {
        assertThat(Courses.steps(after, now)).as("%s goes on", now).isNotEmpty();
      }
      return;
    }
    boolean post = table.shape().isPost(step.to());
    boolean unexplored = !post && table.tiles().get(step.to()).location().isEmpty();
    if (post || unexplored) {
      tally.count(post ? Matter.POSTS_ENTERED : Matter.EXPLORATIONS);
      return;
    }
    if (open.token() == 0 && open.ships().stream().allMatch(card -> at(after, card, step.to()))) {
      Maneuver further =
          new Maneuver(
              open.seat(),
              open.ships(),
              0,
              false,
              open.rolled(),
              true,
              Courses.points(before, open),
              cost,
              open.passed() + 1);
      assertThat(Courses.steps(after, further)).as("%s stops", open).isEmpty();
      tally.count(Matter.STOPS);
    }
  }

  private static boolean at(FleetState state, CardId card, int space) {
    return state.table().ship(card) != null && state.table().ship(card).isAt(space);
  }

  /** Exploring: an encounter is drawn exactly if the die lies in the range of the tile. */
  void explored(FleetState after, ImmutableList<Event> events) {
    BoardEvent.TileExplored explored = first(events, BoardEvent.TileExplored.class);
    BoardEvent.EncounterChecked checked = first(events, BoardEvent.EncounterChecked.class);
    if (explored == null || checked == null) {
      return;
    }
    var range = after.table().set().location(explored.location()).encounters().orElseThrow();
    boolean drawn = has(events, CardEvent.EncounterDrawn.class);
    boolean met = range.lo() <= checked.die() && checked.die() <= range.hi();
    assertThat(drawn).as("%s in %s", checked.die(), range).isEqualTo(met);
    tally.count(met ? Matter.ENCOUNTERS : Matter.NO_ENCOUNTERS);
  }

  private static Maneuver open(FleetState state) {
    for (var frame : state.table().frames()) {
      if (frame instanceof Maneuver maneuver) {
        return maneuver;
      }
    }
    return null;
  }

  private static boolean has(ImmutableList<Event> events, Class<?> kind) {
    return first(events, kind) != null;
  }

  private static <T> T first(ImmutableList<Event> events, Class<T> kind) {
    for (Event event : events) {
      if (kind.isInstance(event.what())) {
        return kind.cast(event.what());
      }
    }
    return null;
  }
}
