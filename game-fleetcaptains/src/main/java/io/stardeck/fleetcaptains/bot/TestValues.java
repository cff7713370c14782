package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction.PowerAdjust;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import java.util.Optional;

/** What cards, joiners and adjustments do for a test. */
final class TestValues {
  private static final double CARD = 0.12;
  private final Moment moment;
  private final FleetFrame.Test frame;
  private final boolean active;

  TestValues(Moment moment, FleetFrame.Test frame) {
    this.moment = moment;
    this.frame = frame;
    this.active = frame.test().active().equals(moment.seat());
  }

  double of(FleetAction action) {
    double now = chance(moment.table(), frame);
    if (action instanceof Answer.PlayTestCard play) {
      TestCard card = new TestCard(play.card(), play.face());
      FleetFrame.Test next =
          new FleetFrame.Test(
              frame.test(),
              frame.stage(),
              frame.seat(),
              active ? Optional.of(card) : frame.activeCard(),
              active ? frame.otherCard() : Optional.of(card));
      double gain = chance(moment.table(), next) - now;
      double prevented = Contest.prevented(moment.table(), Optional.of(card));
      return gain + (active ? 0 : 0.15 * Math.min(1, prevented)) - CARD;
    } else if (action instanceof Answer.JoinTest join) {
      FleetFrame.Test next =
          new FleetFrame.Test(
              frame.test().joined(join.ship()),
              frame.stage(),
              frame.seat(),
              frame.activeCard(),
              frame.otherCard());
      boolean needed = frame.test().ships().size() < frame.test().needed();
      return needed ? 1 : chance(moment.table(), next) - now - 0.25;
    } else if (action instanceof PowerAdjust adjust) {
      Table other = adjusted(adjust);
      return chance(other, frame) - now - 0.05;
    }
    return 0;
  }

  private Table adjusted(PowerAdjust adjust) {
    ImmutableTable table = ImmutableTable.copyOf(moment.table());
    return Tables.withShip(table, adjust.ship(), ship -> Moment.onSetting(ship, adjust.setting()));
  }

  /** How likely the test ends well for the bot, from 0 to 1. */
  private double chance(Table table, FleetFrame.Test test) {
    Optional<TestCard> mine = Contest.standing(table, test.activeCard(), test.otherCard());
    Optional<TestCard> theirs = Contest.standing(table, test.otherCard(), test.activeCard());
    int rating = Contest.active(table, test.test());
    if (rating >= 0) {
      rating +=
          Contest.change(table, test.test(), mine, true, true)
              + Contest.change(table, test.test(), theirs, false, true);
    }
    double pass;
    if (test.test().target().isPresent()) {
      int other = Contest.target(table, test.test());
      if (other >= 0) {
        other +=
            Contest.change(table, test.test(), mine, true, false)
                + Contest.change(table, test.test(), theirs, false, false);
      }
      pass = 0.6 * Odds.beat(rating, other) + 0.4 * Odds.damage(rating, other, 3) / 3;
    } else {
      pass = Odds.pass(rating, Contest.level(table, test.test()));
    }
    return active ? pass : 1 - pass;
  }
}
