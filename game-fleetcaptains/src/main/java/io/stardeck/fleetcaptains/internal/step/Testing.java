package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.TST_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_10;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import java.util.Optional;

/** A test begins (section 2.6). */
public final class Testing {
  private Testing() {}

  /** Opens the first window; a disabled system that nobody can save fails at once. */
  public static void begin(Play<FleetState> play, TestSetup test) {
    play.tell(TST_01, started(test));
    Table table = Tables.of(play);
    boolean hopeless = Contest.active(table, test) == Ratings.OFF && !Contest.maySave(table, test);
    if (hopeless) {
      int level = Contest.level(table, test);
      play.tell(TST_10, new ShipEvent.TestEnded(false, 0, level));
      play.push(new FleetFrame.TestOutcome(test, false, 0, level, 0));
    } else {
      play.push(FleetFrame.Test.first(test));
    }
  }

  private static ShipEvent started(TestSetup test) {
    TestGoal goal = test.goal();
    return new ShipEvent.TestStarted(
        test.kind(),
        test.ships().get(0),
        test.system(),
        test.level(),
        test.against(),
        goal instanceof TestGoal.Find find ? Optional.of(find.token()) : Optional.empty(),
        goal instanceof TestGoal.Complete complete
            ? Optional.of(complete.mission())
            : Optional.empty());
  }

  /** One ship tests a system against a level. */
  public static TestSetup level(
      TestKind kind, Seat seat, CardId ship, ShipSystem system, int level, TestGoal goal) {
    return new TestSetup(
        kind,
        seat,
        ImmutableList.of(ship),
        system,
        level,
        Optional.empty(),
        Optional.empty(),
        false,
        1,
        goal);
  }

  /** One ship tests a system against one of another ship. */
  public static TestSetup opposed(
      TestKind kind,
      Seat seat,
      CardId ship,
      ShipSystem system,
      CardId target,
      ShipSystem targetSystem,
      boolean joinable,
      TestGoal goal) {
    return new TestSetup(
        kind,
        seat,
        ImmutableList.of(ship),
        system,
        0,
        Optional.of(target),
        Optional.of(targetSystem),
        joinable,
        1,
        goal);
  }

  /** The same test, which other ships may join. */
  public static TestSetup joinable(TestSetup test, int needed) {
    return new TestSetup(
        test.kind(),
        test.active(),
        test.ships(),
        test.system(),
        test.level(),
        test.target(),
        test.targetSystem(),
        true,
        needed,
        test.goal());
  }
}
