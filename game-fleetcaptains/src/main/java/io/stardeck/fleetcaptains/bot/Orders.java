package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.MissionDef;
import io.stardeck.fleetcaptains.card.Objective.AwayTeamObjective;
import io.stardeck.fleetcaptains.card.Objective.EventObjective;
import io.stardeck.fleetcaptains.card.Objective.StateObjective;
import io.stardeck.fleetcaptains.card.Objective.TestObjective;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.Ship;

/** What missions promise. */
final class Orders {
  private static final double POINT = 6;

  private Orders() {}

  /** What attempting a mission with a ship and those that can join promises. */
  static double attempt(Moment moment, Ship ship, CardId card) {
    MissionDef mission = moment.table().set().mission(card);
    return mission.objective() instanceof TestObjective test
        ? POINT * mission.vp() * chance(moment, ship, test)
        : 0;
  }

  private static double chance(Moment moment, Ship ship, TestObjective test) {
    int rating = moment.best(ship, test.system(), Ratings.testing(TestKind.MISSION));
    for (Ship other : moment.view().fleet()) {
      if (test.cooperative()
          && !other.card().equals(ship.card())
          && other.isAt(ship.at())
          && other.acted() <= other.extraActions()) {
        rating += Math.max(0, moment.best(other, test.system(), Ratings.testing(TestKind.MISSION)));
      }
    }
    double chance = Odds.pass(rating, test.level());
    return chance < 0.3 ? 0 : chance;
  }

  /** What being in a space with a ship promises for the missions on display. */
  static double there(Moment moment, Ship ship, int space) {
    double sum = 0;
    for (CardId card : moment.view().missions()) {
      MissionDef mission = moment.table().set().mission(card);
      if (mission.objective() instanceof TestObjective test
          && Filters.fits(moment.table(), moment.seat(), test.at(), space)) {
        int rating = moment.best(ship, test.system(), Ratings.testing(TestKind.MISSION));
        sum = Math.max(sum, POINT * mission.vp() * Odds.pass(rating, test.level()));
      } else if (mission.objective() instanceof AwayTeamObjective team
          && team.at().isPresent()
          && Filters.fits(moment.table(), moment.seat(), team.at().get(), space)) {
        sum = Math.max(sum, 0.6 * POINT * mission.vp());
      }
    }
    return sum;
  }

  /** What sending or retrieving a team in a space promises. */
  static double team(Moment moment, int space, boolean back) {
    for (CardId card : moment.view().missions()) {
      MissionDef mission = moment.table().set().mission(card);
      if (mission.objective() instanceof AwayTeamObjective team
          && (team.at().isEmpty()
              ? space < 0
              : Filters.fits(moment.table(), moment.seat(), team.at().get(), space))) {
        int done =
            Deeds.of(
                moment.table().captain(moment.seat()).progress(),
                moment.view().own().progress(),
                card);
        if (back == (done == Deeds.SENT)) {
          return POINT * mission.vp() * (back ? 0.9 : 0.5);
        }
      }
    }
    return -1;
  }

  /** How many missions on display ask for control or installations. */
  static int spheres(Moment moment) {
    int count = 0;
    for (CardId card : moment.view().missions()) {
      String asked = moment.table().set().mission(card).objective().toString();
      count += asked.contains("controlledBy=ME") || asked.contains("INSTALLATION_BUILT") ? 1 : 0;
    }
    return count;
  }

  /** What it promises to keep a mission. */
  static double keep(Moment moment, CardId card) {
    MissionDef mission = moment.table().set().mission(card);
    if (mission.objective() instanceof TestObjective test) {
      double best = 0;
      for (Ship ship : moment.view().fleet()) {
        int rating = moment.best(ship, test.system(), Ratings.testing(TestKind.MISSION));
        best = Math.max(best, Odds.pass(rating, test.level()));
      }
      return mission.vp() * best;
    } else if (mission.objective() instanceof StateObjective) {
      return 0.6 * mission.vp();
    }
    return mission.objective() instanceof EventObjective ? 0.5 * mission.vp() : 0.4 * mission.vp();
  }
}
