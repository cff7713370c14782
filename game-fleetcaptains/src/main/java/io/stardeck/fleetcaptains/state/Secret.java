package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;
import java.util.function.Predicate;
import org.immutables.value.Value;

/** What one seat alone knows, beside cards. */
@Value.Immutable
@JsonSerialize(as = ImmutableSecret.class)
@JsonDeserialize(as = ImmutableSecret.class)
public interface Secret {
  /** Nothing. */
  ImmutableSecret NONE = ImmutableSecret.builder().build();

  /** What its tokens stand for that have maneuvered in this turn, as often as they did. */
  ImmutableList<CardId> maneuvered();

  /** The maneuver of a token that is under way. */
  Optional<TokenRun> run();

  /** What was done for secret missions. */
  ImmutableMap<CardId, Integer> progress();

  /**
   * How far its ships are on courses ({@code FC-D-75}), and what they did cloaked for other
   * missions.
   */
  ImmutableList<Course> courses();

  /**
   * A token on its way.
   *
   * @param mp its movement points
   * @param spent what passing has cost so far
   */
  record TokenRun(int mp, int spent) {}

  /**
   * How far a ship is with a mission that asks for a course, or what it did for another one while
   * it was cloaked, for which its token is shown ({@code FC-ECH-10}).
   *
   * @param legs the legs that it has made, or how often it did that; 1 or more
   */
  record Course(CardId ship, CardId mission, int legs) {}

  /** How often what a token stands for has maneuvered in this turn. */
  default int maneuvers(CardId card) {
    int count = 0;
    for (int i = 0; i < maneuvered().size(); i++) {
      count += maneuvered().get(i).equals(card) ? 1 : 0;
    }
    return count;
  }

  /** Without what that ship or echo has maneuvered. */
  default Secret withoutManeuvers(CardId card) {
    return ImmutableSecret.copyOf(this)
        .withManeuvered(Lists.filter(maneuvered(), each -> !each.equals(card)));
  }

  /** The legs of a course that a ship has made. */
  default int legs(CardId ship, CardId mission) {
    for (Course course : courses()) {
      if (course.ship().equals(ship) && course.mission().equals(mission)) {
        return course.legs();
      }
    }
    return 0;
  }

  /** With so many legs of a course made by a ship. */
  default Secret withLegs(CardId ship, CardId mission, int legs) {
    ImmutableSecret others = without(ship, mission);
    return others.withCourses(Lists.plus(others.courses(), new Course(ship, mission, legs)));
  }

  /** Without the courses of that ship, or for that mission. */
  default ImmutableSecret without(CardId card) {
    return without(course -> course.ship().equals(card) || course.mission().equals(card));
  }

  /** Without what that ship did for that mission. */
  default ImmutableSecret without(CardId ship, CardId mission) {
    return without(course -> course.ship().equals(ship) && course.mission().equals(mission));
  }

  private ImmutableSecret without(Predicate<Course> which) {
    return ImmutableSecret.copyOf(this).withCourses(Lists.filter(courses(), which.negate()));
  }
}
