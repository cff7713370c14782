package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction.PowerAdjust;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
      double gain = chance(moment.table(), frame.played(active, card)) - now;
      double prevented = Contest.prevented(moment.table(), Optional.of(card));
      return gain + (active ? 0 : 0.15 * Math.min(1, prevented)) - CARD;
    } else if (action instanceof Answer.JoinTest join) {
      boolean needed = frame.test().ships().size() < frame.test().needed();
      int own = best(moment.ship(join.ship()));
      double gain = hoped(frame.test().joined(join.ship())) - now;
      return 0.01 * own + (needed ? 1 : gain - 0.25);
    } else if (action instanceof PowerAdjust adjust) {
      Table other = adjusted(adjust);
      int more =
          Math.max(-1, Contest.active(other, frame.test()))
              - Math.max(-1, Contest.active(moment.table(), frame.test()));
      double small = active && more > 0 && hoped(frame.test()) > now + 0.1 ? 0.01 * more : 0;
      return Math.max(chance(other, frame) - now - 0.05, small);
    }
    return 0;
  }

  private int best(Ship ship) {
    TestSetup test = frame.test();
    return Math.max(0, moment.best(ship, test.system(), Ratings.testing(test.kind())));
  }

  /** The chance if all ships adjust that can, and as many others join as have actions. */
  private double hoped(TestSetup test) {
    int sum = 0;
    int space = -1;
    for (CardId card : test.ships()) {
      sum += best(moment.ship(card));
      space = moment.ship(card).at();
    }
    int left =
        Fleets.actions(moment.table(), moment.seat())
            - moment.table().actionsUsed()
            - (test.ships().size() - frame.test().ships().size());
    List<Integer> others = new ArrayList<>();
    for (Ship other : moment.view().fleet()) {
      boolean free = other.isAt(space) && other.acted() <= other.extraActions();
      if (test.joinable() && free && !test.ships().contains(other.card())) {
        others.add(-best(other));
      }
    }
    Collections.sort(others);
    for (int i = 0; i < Math.min(left, others.size()); i++) {
      sum -= others.get(i);
    }
    return chance(moment.table(), frame, sum);
  }

  private Table adjusted(PowerAdjust adjust) {
    ImmutableTable table = ImmutableTable.copyOf(moment.table());
    return Tables.withShip(table, adjust.ship(), ship -> Moment.onSetting(ship, adjust.setting()));
  }

  /** How likely the test ends well for the bot, from 0 to 1. */
  private double chance(Table table, FleetFrame.Test test) {
    return chance(table, test, Contest.active(table, test.test()));
  }

  private double chance(Table table, FleetFrame.Test test, int active) {
    int rating = active;
    if (rating != Ratings.OFF) {
      rating += Contest.change(table, test, true, true) + Contest.change(table, test, false, true);
    }
    double pass;
    if (test.test().target().isPresent()) {
      int other = Contest.target(table, test.test());
      if (other != Ratings.OFF) {
        other +=
            Contest.change(table, test, true, false) + Contest.change(table, test, false, false);
      }
      pass = 0.6 * Odds.beat(rating, other) + 0.4 * Odds.damage(rating, other, 3) / 3;
    } else {
      pass = Odds.pass(rating, Contest.level(table, test.test()));
    }
    return this.active ? pass : 1 - pass;
  }
}
