package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.oracle.Tally.Matter;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.Use;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Holds each decision of a game beside what the oracle makes of it. */
final class Reckoning implements MatchListener<FleetState, FleetAction> {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** What may be done is worked out at every so many decisions. */
  private static final int NOW_AND_THEN = 3;

  private final Tally tally;
  private final Moves moves;
  private final Blows blows;
  private final Claims claims;
  private final Points points;
  private int decisions;

  Reckoning(Tally tally, int players) {
    this.tally = tally;
    this.moves = new Moves(tally);
    this.blows = new Blows(tally);
    this.claims = new Claims(tally);
    this.points = new Points(players);
  }

  @Override
  public void decided(
      FleetState before,
      int options,
      FleetAction action,
      FleetState after,
      ImmutableList<Event> events) {
    options(before);
    if (action instanceof FreeAction.StartManeuver
        || action instanceof FreeAction.JoinTaskForce
        || action instanceof FreeAction.RollBreakaway) {
      moves.setOut(before, after, events);
    } else if (action instanceof FreeAction.Step step) {
      moves.step(before, step, after, events);
    }
    moves.explored(after, events);
    test(before, action, after, events);
    blows.settled(before, action, after);
    claims.changed(before, action, after, events);
    tally.count(Matter.SCORES, points.count(before, after, events));
  }

  private void options(FleetState state) {
    boolean now = decisions++ % NOW_AND_THEN == 0;
    if (!now) {
      return;
    } else if (state.top() instanceof FleetFrame.Maneuver open) {
      moves.options(state, open, GAME.legalActions(state, open.seat()));
      Explained.steps(state, open);
    } else if (state.top() instanceof FleetFrame.Turn turn) {
      Seat seat = turn.seat();
      Set<FleetAction> legal = new HashSet<>();
      for (FleetAction action : GAME.legalActions(state, seat)) {
        if (Permits.KINDS.contains(action.getClass())) {
          legal.add(action);
        }
      }
      Set<FleetAction> may = Permits.of(state, seat);
      assertThat(Sets.difference(legal, may)).as("offered, but against the rules").isEmpty();
      assertThat(Sets.difference(may, legal)).as("legal, but not offered").isEmpty();
      Explained.table(state, seat);
      tally.count(Matter.OPTIONS);
    }
  }

  /** A test that comes to its end with this decision. */
  private void test(
      FleetState before, FleetAction action, FleetState after, ImmutableList<Event> events) {
    ShipEvent.TestEnded ended = null;
    ImmutableList<Integer> dice = ImmutableList.of();
    boolean opened = false;
    for (Event event : events) {
      if (event.what() instanceof ShipEvent.DiceRolled rolled && ended == null) {
        dice =
            rolled.dice().stream()
                .map(ShipEvent.Die::counts)
                .collect(ImmutableList.toImmutableList());
      } else if (event.what() instanceof ShipEvent.TestEnded end && ended == null) {
        ended = end;
      }
      opened |= event.what() instanceof ShipEvent.TestStarted && ended == null;
    }
    FleetFrame.Test open = open(before);
    if (ended == null) {
      return;
    } else if (opened || open == null) {
      assertThat(ended.passed()).as("no window was opened").isFalse();
      assertThat(dice).isEmpty();
      tally.count(Matter.DISABLED_TESTS);
      return;
    }
    TestSetup test = open.test();
    Optional<TestCard> own = open.activeCard();
    Optional<TestCard> other = open.otherCard();
    Optional<TestCard> played = played(before, action);
    if (played.isPresent() && open.seat().equals(test.active())) {
      own = played;
    } else if (played.isPresent()) {
      other = played;
    }
    Trial trial = new Trial(before, test, own, other);
    trial.check(dice, ended.passed(), ended.total(), ended.against());
    boolean opposed = test.targetSystem().isPresent() && test.target().isPresent();
    if (played.isEmpty() && trial.active() != Worth.D) {
      Explained.test(before, test.active(), trial, opposed, ended.against());
    }
    tally.count(opposed ? Matter.OPPOSED_TESTS : Matter.SYSTEM_TESTS);
    tally.count(Matter.COOPERATIVE_TESTS, test.ships().size() > 1 ? 1 : 0);
    tally.count(Matter.TESTS_WITH_CARDS, own.isPresent() || other.isPresent() ? 1 : 0);
    tally.count(Matter.SURE_TESTS, ended.passed() && dice.isEmpty() ? 1 : 0);
    blows.struck(before, test, trial.prevented(), ended, after, events);
  }

  private static Optional<TestCard> played(FleetState before, FleetAction action) {
    if (action instanceof Answer.PlayTestCard card) {
      return Optional.of(new TestCard(card.card(), card.face()));
    }
    if (before.top() instanceof FleetFrame.ChooseTargets targets
        && targets.use().part() == Use.Part.FACE) {
      return Optional.of(new TestCard(targets.use().card(), targets.use().number()));
    }
    return Optional.empty();
  }

  private static FleetFrame.Test open(FleetState state) {
    for (FleetFrame frame : state.table().frames()) {
      if (frame instanceof FleetFrame.Test test) {
        return test;
      }
    }
    return null;
  }

  @Override
  public void ended(FleetState state, Outcome outcome) {
    assertThat(state.top()).isInstanceOf(FleetFrame.GameOver.class);
    tally.count(Matter.ENDS);
  }
}
