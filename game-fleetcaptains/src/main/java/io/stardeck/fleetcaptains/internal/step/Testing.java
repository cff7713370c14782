package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.TST_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_10;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Lacking;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableTestSetup;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import java.util.Optional;

/** A test begins (section 2.6). */
public final class Testing {
  private Testing() {}

  /** Opens the first window; a disabled system that nobody can save fails at once. */
  public static void begin(Play<FleetState> play, TestSetup test) {
    Table table = Tables.of(play);
    int level = Contest.level(table, test);
    play.tell(TST_01, started(test, level));
    boolean hopeless = Contest.active(table, test) == Ratings.OFF && !Contest.maySave(table, test);
    if (hopeless) {
      play.tell(TST_10, ShipEvent.TestEnded.failed(level, Lacking.SYSTEM));
      play.push(new FleetFrame.TestOutcome(test, false, 0, level, 0));
    } else {
      play.push(FleetFrame.Test.first(test));
    }
  }

  private static ShipEvent started(TestSetup test, int level) {
    TestGoal goal = test.goal();
    return new ShipEvent.TestStarted(
        test.kind(),
        test.ships().get(0),
        test.system(),
        level,
        test.against(),
        test.targetSystem(),
        goal instanceof TestGoal.Find find ? Optional.of(find.token()) : Optional.empty(),
        goal instanceof TestGoal.Complete complete
            ? Optional.of(complete.mission())
            : Optional.empty());
  }

  /** One ship tests a system against a level. */
  public static ImmutableTestSetup level(
      TestKind kind, Seat seat, CardId ship, ShipSystem system, int level, TestGoal goal) {
    return ImmutableTestSetup.builder()
        .kind(kind)
        .active(seat)
        .addShips(ship)
        .system(system)
        .level(level)
        .joinable(false)
        .needed(1)
        .goal(goal)
        .build();
  }
}
