package io.stardeck.fleetcaptains.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.MissionDef;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.Objective.AwayTeamObjective;
import io.stardeck.fleetcaptains.card.word.Objective.EventObjective;
import io.stardeck.fleetcaptains.card.word.Objective.StateObjective;
import io.stardeck.fleetcaptains.card.word.Objective.TestObjective;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import io.stardeck.fleetcaptains.card.word.Whose;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the missions on display ask for, and what doing it promises. */
final class Wishes {
  private static final double LEAST = 0.15;

  /** The share of a test that is won with the control that it asks for. */
  private static final double READY = 0.4;

  /** The worth of control for a goal of which nothing is reached yet. */
  private static final double FAR = 0.3;

  private final Moment moment;
  private final List<Task> tests = new ArrayList<>();
  private final List<Task> teams = new ArrayList<>();
  private final Grounds grounds;
  private final List<Place> manned = new ArrayList<>();

  // Most of all missions ask for one of the few systems of the same ships.
  private final Map<Ship, Map<ShipSystem, Integer>> ratings = new IdentityHashMap<>();

  private final Map<Deed, Double> deeds = new EnumMap<>(Deed.class);
  private final Map<MissionType, Double> drawn = new EnumMap<>(MissionType.class);
  private double exploring;

  /** A mission, and what it is worth. */
  private record Task(CardId card, MissionDef mission, double worth) {}

  /** Tiles that ships are to be in, and what each ship is worth there. */
  private record Place(TileFilter filter, double worth) {}

  Wishes(Moment moment) {
    this.moment = moment;
    this.grounds = new Grounds(moment);
    for (CardId card : moment.view().missions()) {
      MissionDef mission = moment.table().set().mission(card);
      double worth = Moment.POINT * mission.vp();
      if (mission.objective() instanceof TestObjective test) {
        if (test.at().controlledBy().equals(Optional.of(Whose.ME))) {
          grounds.add(test.at(), READY * worth);
        }
        tests.add(new Task(card, mission, worth));
      } else if (mission.objective() instanceof AwayTeamObjective) {
        teams.add(new Task(card, mission, worth));
      } else if (mission.objective() instanceof EventObjective event) {
        deeds.merge(event.deed(), worth / event.count(), Double::sum);
      } else if (mission.objective() instanceof StateObjective state) {
        ask(state.condition(), worth);
      }
    }
    exploring += 0.4 * deed(Deed.TILE_EXPLORED) + 0.25 * deed(Deed.ENCOUNTER_PASSED);
  }

  private void ask(Condition condition, double worth) {
    if (Conditions.holds(moment.table(), moment.seat(), condition)) {
      return;
    } else if (condition instanceof Condition.Tiles tiles) {
      double near = FAR + (1 - FAR) * count(tiles.filter()) / tiles.atLeast();
      double each = near * worth / tiles.atLeast();
      if (tiles.filter().exploredBy().isPresent() && tiles.filter().controlledBy().isEmpty()) {
        exploring += each;
      } else {
        grounds.add(tiles.filter(), each);
      }
    } else if (condition instanceof Condition.Ships ships) {
      manned.add(new Place(ships.at(), worth / ships.atLeast()));
    } else if (condition instanceof Condition.And and) {
      and.of().forEach(each -> ask(each, worth / and.of().size()));
    } else if (condition instanceof Condition.Or or) {
      or.of().forEach(each -> ask(each, 0.8 * worth));
    }
  }

  /** What doing such a deed once is worth. */
  double deed(Deed deed) {
    return deeds.getOrDefault(deed, 0.0);
  }

  /** What exploring a tile is worth. */
  double exploring(int space) {
    boolean far = moment.table().nextToEnemyPost(moment.seat(), space);
    return exploring + (far ? deed(Deed.TILE_EXPLORED_AT_ENEMY_POST) : 0);
  }

  /** What control of a tile is worth, and building where control suffices. */
  double control(int space) {
    return grounds.worth(space, false);
  }

  /** What one more control token there is worth. */
  double token(int space) {
    return grounds.worth(space, true);
  }

  /** What one more ship in a tile is worth. */
  private double manned(int space) {
    double sum = 0;
    for (Place place : manned) {
      if (Filters.fits(moment.table(), moment.seat(), place.filter(), space)) {
        sum += place.worth();
      }
    }
    return sum;
  }

  /** What attempting a mission with a ship and those that can join promises. */
  double attempt(Ship ship, CardId card) {
    for (Task task : tests) {
      if (task.card().equals(card)) {
        TestObjective test = (TestObjective) task.mission().objective();
        double chance = chance(ship, test, false);
        return chance < LEAST ? 0 : task.worth() * chance;
      }
    }
    return 0;
  }

  /** The chance of a test with a ship and as many others there, or anywhere, as have actions. */
  private double chance(Ship ship, TestObjective test, boolean anywhere) {
    int actions = Fleets.actions(moment.table(), moment.seat());
    int left = anywhere ? actions - 1 : actions - moment.table().actionsUsed() - 1;
    List<Integer> others = new ArrayList<>();
    for (Ship other : moment.view().fleet()) {
      boolean joins = test.cooperative() && !other.card().equals(ship.card());
      boolean there = other.isAt(ship.at()) && other.acted() <= other.extraActions();
      if (joins && (anywhere || there)) {
        others.add(-Math.max(0, rating(other, test)));
      }
    }
    Collections.sort(others);
    int sum = rating(ship, test);
    for (int i = 0; i < Math.min(left, others.size()); i++) {
      sum -= others.get(i);
    }
    return Odds.pass(sum, test.level());
  }

  private int rating(Ship ship, TestObjective test) {
    return ratings
        .computeIfAbsent(ship, each -> new EnumMap<>(ShipSystem.class))
        .computeIfAbsent(
            test.system(), system -> moment.best(ship, system, Ratings.testing(TestKind.MISSION)));
  }

  /** What each mission with a test promises to a ship where it can be attempted. */
  double[] tests(Ship ship) {
    double[] promises = new double[tests.size()];
    for (int i = 0; i < promises.length; i++) {
      TestObjective test = (TestObjective) tests.get(i).mission().objective();
      double chance = chance(ship, test, true);
      chance = chance < LEAST ? 0 : test.cooperative() ? 0.7 * chance : chance;
      promises[i] = tests.get(i).worth() * chance;
    }
    return promises;
  }

  /** What being in a space promises to a ship for which the tests promise so much. */
  double there(double[] promises, int space) {
    double best = 0;
    for (int i = 0; i < promises.length; i++) {
      TestObjective test = (TestObjective) tests.get(i).mission().objective();
      if (promises[i] > best && Filters.fits(moment.table(), moment.seat(), test.at(), space)) {
        best = promises[i];
      }
    }
    return Math.max(best, Math.max(team(space, false), team(space, true))) + manned(space);
  }

  /** What sending or retrieving a team in a space promises; aboard an enemy ship, if it is -1. */
  double team(int space, boolean back) {
    for (Task task : teams) {
      AwayTeamObjective team = (AwayTeamObjective) task.mission().objective();
      if (Filters.asked(moment.table(), moment.seat(), team, space)) {
        boolean sent = done(task.card()) == Deeds.SENT;
        if (back == sent) {
          return task.worth() * (back ? 0.9 : 0.5);
        }
      }
    }
    return -1;
  }

  private int done(CardId card) {
    return Deeds.of(
        moment.table().captain(moment.seat()).progress(), moment.view().own().progress(), card);
  }

  /** What a mission of that type promises on average; 0 for the own deck, which is mixed. */
  double drawn(Optional<MissionType> deck) {
    return deck.isEmpty() ? 0 : drawn.computeIfAbsent(deck.get(), this::average);
  }

  private double average(MissionType type) {
    double sum = 0;
    int missions = 0;
    for (CardId card : moment.table().set().missions()) {
      if (moment.table().set().mission(card).type() == type) {
        sum += keep(card);
        missions++;
      }
    }
    return missions == 0 ? 0 : sum / missions;
  }

  /** What it promises to keep a mission, in points. */
  double keep(CardId card) {
    MissionDef mission = moment.table().set().mission(card);
    if (mission.objective() instanceof TestObjective test) {
      double best = 0;
      for (Ship ship : moment.view().fleet()) {
        best = Math.max(best, (test.cooperative() ? 0.7 : 1) * chance(ship, test, true));
      }
      return mission.vp() * best * (known(test.at()) ? 1 : 0.5);
    } else if (mission.objective() instanceof StateObjective state) {
      return mission.vp() * near(state.condition());
    } else if (mission.objective() instanceof EventObjective event) {
      return mission.vp() * (event.deed() == Deed.ATTACK_WON ? 0.8 : 0.5) / event.count();
    } else if (mission.objective() instanceof AwayTeamObjective team) {
      boolean known = team.at().isEmpty() || known(team.at().get());
      return mission.vp() * (known ? 0.6 : 0.25);
    }
    return 0.3;
  }

  private boolean known(TileFilter filter) {
    return count(filter) > 0;
  }

  private int count(TileFilter filter) {
    int count = 0;
    for (int space = 0; space < moment.table().tiles().size(); space++) {
      count += Filters.fits(moment.table(), moment.seat(), filter, space) ? 1 : 0;
    }
    return count;
  }

  /** How near it is, 0 to 1. */
  private double near(Condition condition) {
    if (Conditions.holds(moment.table(), moment.seat(), condition)) {
      return 1;
    } else if (condition instanceof Condition.Tiles tiles) {
      return 0.1 + 0.7 * count(tiles.filter()) / tiles.atLeast();
    } else if (condition instanceof Condition.And and) {
      return least(and.of());
    }
    return 0.3;
  }

  private double least(ImmutableList<Condition> all) {
    double least = 1;
    for (Condition each : all) {
      least = Math.min(least, near(each));
    }
    return least;
  }
}
