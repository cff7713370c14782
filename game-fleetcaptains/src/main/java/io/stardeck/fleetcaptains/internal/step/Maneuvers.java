package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_01;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Leg;
import io.stardeck.fleetcaptains.card.word.Objective.CourseObjective;
import io.stardeck.fleetcaptains.card.word.Span;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Secret.TokenRun;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The open maneuver ({@code FC-MOV, FC-D-25}). */
public final class Maneuvers {
  private Maneuvers() {}

  /** The open maneuver, or null. */
  public static @Nullable Maneuver open(Play<FleetState> play) {
    return Tables.of(play).frame(Maneuver.class);
  }

  /** Opens the maneuver of a ship, or of a token if its number is told. */
  public static void begin(
      Play<FleetState> play, Seat seat, ImmutableList<CardId> ships, int token, boolean due) {
    play.push(new Maneuver(seat, ships, token, due, false, false, 0, 0, 0));
    Optional<CardId> ship = ships.isEmpty() ? Optional.empty() : Optional.of(ships.get(0));
    play.tell(MOV_01, new BoardEvent.ManeuverStarted(seat, ship, token));
  }

  /** Ends the open maneuver, if there is one. */
  public static void end(Play<FleetState> play) {
    end(play, ManeuverEnd.STOPPED);
  }

  /** Ends the open maneuver, if there is one, for that reason. */
  public static void end(Play<FleetState> play, ManeuverEnd reason) {
    Maneuver maneuver = open(play);
    if (maneuver == null || play.over()) {
      return;
    }
    course(play, maneuver);
    Tables.drop(play, maneuver);
    if (maneuver.token() != 0) {
      Tables.secret(play, maneuver.seat(), own -> own.withRun(Optional.empty()));
    }
    Deeds.reset(play, maneuver.seat(), Span.MANEUVER);
    BoardEvent.ManeuverEnded ended = ended(maneuver, reason);
    play.tell(ended.reason().rule(), ended);
  }

  /** Of a token no more is told than anybody sees ({@code FC-D-85}). */
  private static BoardEvent.ManeuverEnded ended(Maneuver maneuver, ManeuverEnd reason) {
    boolean seen = reason.compareTo(ManeuverEnd.SHOWN) <= 0;
    ManeuverEnd told = maneuver.token() == 0 || seen ? reason : ManeuverEnd.STOPPED;
    return new BoardEvent.ManeuverEnded(maneuver.seat(), maneuver.token(), told);
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

  /** A maneuver counts for courses, a cloaked ship's too ({@code FC-D-75}). */
  private static void course(Play<FleetState> play, Maneuver maneuver) {
    Table table = Tables.of(play);
    int space = Routes.space(table, maneuver);
    if (!maneuver.moved() || space < 0) {
      return;
    }
    Secret own = play.state().secrets().get(maneuver.seat().index());
    boolean home = table.friendlyPost(maneuver.seat(), space);
    int spent = maneuver.token() == 0 ? maneuver.spent() : own.run().map(TokenRun::spent).orElse(0);
    for (CardId card : Routes.pieces(play.state(), maneuver)) {
      if (home) {
        Deeds.endCourses(play, maneuver.seat(), card);
      } else {
        count(play, maneuver.seat(), card, spent + 1, space);
      }
    }
  }

  private static void count(Play<FleetState> play, Seat seat, CardId card, int cost, int space) {
    if (Tables.of(play).ship(card) == null) {
      return;
    }
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof CourseObjective course) {
        int done = play.state().secrets().get(seat.index()).legs(card, mission);
        if (done < course.legs().size() && leg(play, seat, course.legs().get(done), cost, space)) {
          Tables.secret(play, seat, own -> own.withLegs(card, mission, done + 1));
        }
      }
    }
  }

  private static boolean leg(Play<FleetState> play, Seat seat, Leg leg, int cost, int space) {
    return cost >= leg.cost().orElse(0)
        && (leg.at().isEmpty() || Filters.fits(Tables.of(play), seat, leg.at().get(), space));
  }
}
