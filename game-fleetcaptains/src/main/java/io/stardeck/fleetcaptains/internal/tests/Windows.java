package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_94;
import static io.stardeck.fleetcaptains.internal.RuleIds.OPP_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_10;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.event.ShipEvent.Lacking;
import io.stardeck.fleetcaptains.event.ShipEvent.TestEnded;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;

/** From one window of a test to the next, and to the dice (section 2.6). */
final class Windows {
  private Windows() {}

  /** Whether enough ships take part, or none can join any more ({@code FC-D-94}). */
  static boolean enough(FleetView view, Test frame) {
    if (frame.stage() != TestStage.ACTIVE_CARD
        || frame.test().ships().size() >= frame.test().needed()) {
      return true;
    }
    for (Ship ship : view.fleet()) {
      Findings findings = Findings.probing();
      JoinTestRule.check(view, frame, ship.card(), findings);
      if (findings.clean()) {
        return false;
      }
    }
    return true;
  }

  /** The window that was open has been answered. */
  static void close(Play<FleetState> play, Test frame) {
    Table table = Tables.of(play);
    TestSetup test = frame.test();
    switch (frame.stage()) {
      case ACTIVE_CARD -> {
        if (Contest.active(table, test) == Ratings.OFF || test.ships().size() < test.needed()) {
          fail(play, frame);
        } else {
          next(play, frame, TestStage.OTHER_CARD, Contest.other(table, test));
        }
      }
      case OTHER_CARD -> {
        if (frame.activeCard().isEmpty() && frame.otherCard().isPresent()) {
          next(play, frame, TestStage.LATE_CARD, test.active());
        } else {
          beforeDice(play, frame);
        }
      }
      case LATE_CARD -> beforeDice(play, frame);
      case BEFORE_DICE -> dice(play, frame);
    }
  }

  /** Who played the last card, if anybody did. */
  private static Optional<Seat> last(Table table, Test frame) {
    boolean late = frame.stage() == TestStage.LATE_CARD && frame.activeCard().isPresent();
    if (frame.otherCard().isPresent() && !late) {
      return Optional.of(Contest.other(table, frame.test()));
    }
    return frame.activeCard().map(card -> frame.test().active());
  }

  private static void next(Play<FleetState> play, Test frame, TestStage stage, Seat seat) {
    play.replace(new Test(frame.test(), stage, seat, frame.activeCard(), frame.otherCard()));
  }

  /** The last moment for an adjustment, if the opponent of the turn player played last. */
  private static void beforeDice(Play<FleetState> play, Test frame) {
    Table table = Tables.of(play);
    Optional<Seat> last = last(table, frame);
    if (last.isPresent()
        && !last.get().equals(table.active())
        && Contest.turnPlayerMayAdjust(table, frame.test())) {
      next(play, frame, TestStage.BEFORE_DICE, table.active());
    } else {
      dice(play, frame);
    }
  }

  private static void fail(Play<FleetState> play, Test frame) {
    int level = Contest.level(Tables.of(play), frame.test());
    if (frame.test().ships().size() < frame.test().needed()) {
      finish(play, frame, D_94, TestEnded.failed(level, Lacking.SHIPS));
    } else {
      finish(play, frame, TST_10, TestEnded.failed(level, Lacking.SYSTEM));
    }
  }

  private static void dice(Play<FleetState> play, Test frame) {
    Table table = Tables.of(play);
    TestSetup test = frame.test();
    int active = side(table, frame, true, Contest.active(table, test));
    int level = Contest.level(table, test);
    if (active < 0) {
      fail(play, frame);
    } else if (test.target().isPresent() && test.targetSystem().isPresent()) {
      int target = side(table, frame, false, Contest.target(table, test));
      ImmutableList<Die> dice = ImmutableList.of(Dice.roll(play, frame, true));
      if (target >= 0) {
        dice = Lists.plus(dice, Dice.roll(play, frame, false));
      }
      play.tell(OPP_03, new ShipEvent.DiceRolled(dice));
      int total = active + dice.get(0).counts();
      int against = target < 0 ? 0 : target + dice.get(1).counts();
      finish(play, frame, OPP_03, new TestEnded(total > against, total, against));
    } else if (active >= level) {
      finish(play, frame, TST_08, new TestEnded(true, active, level));
    } else {
      Die die = Dice.roll(play, frame, true);
      play.tell(TST_07, new ShipEvent.DiceRolled(ImmutableList.of(die)));
      int total = active + die.counts();
      finish(play, frame, TST_07, new TestEnded(total >= level, total, level));
    }
  }

  /** The rating of a side with the cards of both; -1 if it is disabled ({@code FC-D-21}). */
  private static int side(Table table, Test frame, boolean active, int rating) {
    if (rating == Ratings.OFF) {
      return rating;
    }
    int with =
        rating
            + Contest.change(table, frame, true, active)
            + Contest.change(table, frame, false, active);
    return Math.max(-1, with);
  }

  private static void finish(Play<FleetState> play, Test frame, RuleId rule, TestEnded ended) {
    play.tell(rule, ended);
    ImmutableList.Builder<TestCard> cards = ImmutableList.builder();
    frame.activeCard().ifPresent(cards::add);
    frame.otherCard().ifPresent(cards::add);
    Table table = Tables.of(play);
    int prevented = Contest.prevented(table, Contest.standing(table, frame, false));
    play.replace(
        new FleetFrame.TestCards(frame.test().active(), cards.build()),
        new FleetFrame.TestOutcome(
            frame.test(), ended.passed(), ended.total(), ended.against(), prevented));
  }
}
