package io.stardeck.fleetcaptains.internal.step;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Leg;
import io.stardeck.fleetcaptains.card.Objective.CourseObjective;
import io.stardeck.fleetcaptains.card.Span;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The open maneuver ({@code FC-MOV, FC-D-25}). */
public final class Maneuvers {
  private static final RuleId MOV_08 = RuleId.of("FC-MOV-08");

  private Maneuvers() {}

  /** The open maneuver, or null. */
  public static @Nullable Maneuver open(Play<FleetState> play) {
    for (FleetFrame frame : Tables.of(play).frames()) {
      if (frame instanceof Maneuver maneuver) {
        return maneuver;
      }
    }
    return null;
  }

  /** Ends the open maneuver, if there is one. */
  public static void end(Play<FleetState> play) {
    end(play, MOV_08);
  }

  /** Ends the open maneuver, if there is one, by that rule. */
  public static void end(Play<FleetState> play, RuleId rule) {
    Maneuver maneuver = open(play);
    if (maneuver == null || play.over()) {
      return;
    }
    course(play, maneuver);
    Tables.drop(play, frame -> frame instanceof Maneuver);
    if (maneuver.token() != 0) {
      Tables.secret(play, maneuver.seat(), own -> own.withRun(Optional.empty()));
    }
    Deeds.reset(play, maneuver.seat(), Span.MANEUVER);
    play.tell(rule, new BoardEvent.ManeuverEnded(maneuver.seat()));
  }

  /** A ship leaves the open maneuver, if it is a member of it; the last one ends it. */
  public static void leave(Play<FleetState> play, CardId ship) {
    Maneuver maneuver = open(play);
    if (maneuver != null && maneuver.ships().contains(ship)) {
      if (maneuver.ships().size() == 1) {
        end(play);
      } else {
        Maneuver left = maneuver.with(Lists.minus(maneuver.ships(), ship));
        Tables.exchange(play, maneuver, left);
      }
    }
  }

  /** A maneuver that was long enough counts for courses ({@code FC-D-75}). */
  private static void course(Play<FleetState> play, Maneuver maneuver) {
    int space = Routes.space(Tables.of(play), maneuver);
    if (!maneuver.moved() || maneuver.token() != 0 || space < 0) {
      return;
    }
    boolean home = Routes.ownPost(Tables.of(play), maneuver.seat(), space);
    int cost = maneuver.spent() + (home ? 0 : 1);
    for (CardId card : maneuver.ships()) {
      if (home) {
        Tables.ship(play, card, ship -> ship.withCourses(ImmutableMap.of()));
      } else {
        count(play, maneuver.seat(), card, cost, space);
      }
    }
  }

  private static void count(Play<FleetState> play, Seat seat, CardId card, int cost, int space) {
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof CourseObjective course) {
        Ship ship = Tables.of(play).ship(card);
        int done = ship == null ? 0 : ship.courses().getOrDefault(mission, 0);
        if (done < course.legs().size() && leg(play, seat, course.legs().get(done), cost, space)) {
          Tables.ship(
              play, card, each -> each.withCourses(Tables.put(each.courses(), mission, done + 1)));
        }
      }
    }
  }

  private static boolean leg(Play<FleetState> play, Seat seat, Leg leg, int cost, int space) {
    return cost >= leg.cost().orElse(0)
        && (leg.at().isEmpty() || Filters.fits(Tables.of(play), seat, leg.at().get(), space));
  }
}
