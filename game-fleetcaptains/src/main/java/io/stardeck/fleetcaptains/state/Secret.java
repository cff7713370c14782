package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What one seat alone knows, beside cards.
 *
 * @param maneuvered what its tokens stand for that have maneuvered in this turn, as often as they
 *     did
 * @param run the maneuver of a token that is under way
 * @param progress what was done for secret missions
 * @param courses how far its ships are on courses ({@code FC-D-75}), and what they did cloaked for
 *     other missions
 */
public record Secret(
    ImmutableList<CardId> maneuvered,
    Optional<TokenRun> run,
    ImmutableMap<CardId, Integer> progress,
    ImmutableList<Course> courses) {
  /** Nothing. */
  public static final Secret NONE =
      new Secret(ImmutableList.of(), Optional.empty(), ImmutableMap.of(), ImmutableList.of());

  /**
   * A token on its way.
   *
   * @param mp its movement points
   * @param spent what passing has cost so far
   */
  public record TokenRun(int mp, int spent) {}

  /**
   * How far a ship is with a mission that asks for a course, or what it did for another one while
   * it was cloaked, for which its token is shown ({@code FC-ECH-10}).
   *
   * @param legs the legs that it has made, or how often it did that; 1 or more
   */
  public record Course(CardId ship, CardId mission, int legs) {}

  /** How often what a token stands for has maneuvered in this turn. */
  public int maneuvers(CardId card) {
    int count = 0;
    for (int i = 0; i < maneuvered.size(); i++) {
      count += maneuvered.get(i).equals(card) ? 1 : 0;
    }
    return count;
  }

  /** Without what that ship or echo has maneuvered. */
  public Secret withoutManeuvers(CardId card) {
    return withManeuvered(Lists.filter(maneuvered, each -> !each.equals(card)));
  }

  /** The legs of a course that a ship has made. */
  public int legs(CardId ship, CardId mission) {
    for (Course course : courses) {
      if (course.ship().equals(ship) && course.mission().equals(mission)) {
        return course.legs();
      }
    }
    return 0;
  }

  /** With so many legs of a course made by a ship. */
  public Secret withLegs(CardId ship, CardId mission, int legs) {
    Secret others = without(ship, mission);
    return others.withCourses(Lists.plus(others.courses, new Course(ship, mission, legs)));
  }

  /** Without the courses of that ship, or for that mission. */
  public Secret without(CardId card) {
    return without(course -> course.ship().equals(card) || course.mission().equals(card));
  }

  /** Without what that ship did for that mission. */
  public Secret without(CardId ship, CardId mission) {
    return without(course -> course.ship().equals(ship) && course.mission().equals(mission));
  }

  private Secret without(Predicate<Course> which) {
    return withCourses(Lists.filter(courses, which.negate()));
  }

  private Secret withCourses(ImmutableList<Course> next) {
    return new Secret(maneuvered, run, progress, next);
  }

  /** With those that have maneuvered. */
  public Secret withManeuvered(ImmutableList<CardId> next) {
    return new Secret(next, run, progress, courses);
  }

  /** With that maneuver. */
  public Secret withRun(Optional<TokenRun> next) {
    return new Secret(maneuvered, next, progress, courses);
  }

  /** With that progress. */
  public Secret withProgress(ImmutableMap<CardId, Integer> next) {
    return new Secret(maneuvered, run, next, courses);
  }
}
