package io.stardeck.fleetcaptains.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.Objective.AwayTeamObjective;
import io.stardeck.fleetcaptains.card.word.Objective.CourseObjective;
import io.stardeck.fleetcaptains.card.word.Objective.EventObjective;
import io.stardeck.fleetcaptains.card.word.Span;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Table;

/** What players do is counted for their event objectives ({@code FC-D-61}). */
public final class Deeds {
  /** The progress of an away team that was sent. */
  public static final int SENT = 1;

  /** The progress of an away team that was sent and retrieved. */
  public static final int BACK = 2;

  private Deeds() {}

  /** A player did something, so many times at once. */
  public static void count(Play<FleetState> play, Seat seat, Deed deed, int times) {
    Triggers.setOff(play, seat, deed);
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof EventObjective event
          && event.deed() == deed
          && (event.within() != Span.MANEUVER || maneuvers(play, seat))) {
        boolean open = Orders.open(play.state(), seat, mission);
        put(play, seat, mission, progress(play.state(), seat, mission, open) + times, open);
      }
    }
  }

  private static boolean maneuvers(Play<FleetState> play, Seat seat) {
    Maneuver open = Maneuvers.open(play);
    return open != null && open.seat().equals(seat);
  }

  /**
   * A cloaked ship did something, which sets nothing off and is counted in secret for open missions
   * too: nobody is told that it was no echo ({@code FC-D-61, FC-D-85}). Which ship it was is noted,
   * since its token is shown for the points ({@code FC-ECH-10}).
   */
  public static void countUnseen(Play<FleetState> play, Seat seat, CardId ship, Deed deed) {
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof EventObjective event
          && event.deed() == deed) {
        put(play, seat, mission, progress(play.state(), seat, mission, false) + 1, false);
        int before = play.state().secrets().get(seat.index()).legs(ship, mission);
        Tables.secret(play, seat, own -> own.withLegs(ship, mission, before + 1));
      }
    }
  }

  /** An away team was sent to a tile, or retrieved from it; aboard an enemy ship, if it is -1. */
  public static void team(Play<FleetState> play, Seat seat, int space, boolean back) {
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof AwayTeamObjective team
          && Filters.asked(Tables.of(play), seat, team, space)) {
        boolean open = Orders.open(play.state(), seat, mission);
        int now = progress(play.state(), seat, mission, open);
        put(play, seat, mission, !back ? Math.max(now, SENT) : now >= SENT ? BACK : now, open);
      }
    }
  }

  /** An away team was lost, or retrieved by somebody else: for nobody of that side it counts on. */
  public static void teamLost(Play<FleetState> play, Faction team, int space) {
    Tables.of(play).seats(team).forEach(each -> teamLost(play, each, space));
  }

  /** The step counts no more ({@code FC-D-56}), unless another team is out for it. */
  private static void teamLost(Play<FleetState> play, Seat seat, int space) {
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof AwayTeamObjective team
          && progress(play.state(), seat, mission, Orders.open(play.state(), seat, mission)) == SENT
          && team.at().isEmpty() == space < 0
          && !out(Tables.of(play), seat, team, space)) {
        put(play, seat, mission, 0, Orders.open(play.state(), seat, mission));
      }
    }
  }

  /**
   * Whether an away team of a player's faction is where a mission asks for one; anywhere, if the
   * tile of the one that was lost had ceased to be such.
   */
  private static boolean out(Table table, Seat seat, AwayTeamObjective team, int lost) {
    Faction faction = table.faction(seat);
    if (team.at().isEmpty()) {
      return table.captains().stream()
          .flatMap(captain -> captain.fleet().stream())
          .anyMatch(ship -> ship.teams().contains(faction));
    }
    boolean ceased = !Filters.asked(table, seat, team, lost);
    for (int space = 0; space < table.tiles().size(); space++) {
      if (table.tiles().get(space).teams().contains(faction)
          && (ceased || Filters.asked(table, seat, team, space))) {
        return true;
      }
    }
    return false;
  }

  private static void put(
      Play<FleetState> play, Seat seat, CardId mission, int value, boolean openly) {
    if (openly) {
      Tables.captain(
          play, seat, each -> each.withProgress(Tables.put(each.progress(), mission, value)));
    } else {
      Tables.secret(
          play, seat, own -> own.withProgress(Tables.put(own.progress(), mission, value)));
    }
  }

  /** What was done openly for a mission, or in secret. */
  private static int progress(FleetState state, Seat seat, CardId mission, boolean openly) {
    return (openly
            ? state.table().captain(seat).progress()
            : state.secrets().get(seat.index()).progress())
        .getOrDefault(mission, 0);
  }

  /** What was done for a mission, openly and in secret. */
  public static int of(
      ImmutableMap<CardId, Integer> open, ImmutableMap<CardId, Integer> secret, CardId mission) {
    return open.getOrDefault(mission, 0) + secret.getOrDefault(mission, 0);
  }

  /** Counts begin anew for missions of that span that are not fulfilled. */
  public static void reset(Play<FleetState> play, Seat seat, Span span) {
    Captain captain = Tables.of(play).captain(seat);
    Secret own = play.state().secrets().get(seat.index());
    if (captain.progress().isEmpty() && own.progress().isEmpty()) {
      return;
    }
    ComponentSet set = Tables.of(play).set();
    ImmutableMap<CardId, Integer> open =
        ImmutableMap.copyOf(
            Maps.filterEntries(
                captain.progress(), each -> !ends(set, each.getKey(), each.getValue(), span)));
    ImmutableMap<CardId, Integer> secret = hidden(set, captain.progress(), own.progress(), span);
    Tables.captain(play, seat, now -> now.withProgress(open));
    Tables.secret(play, seat, now -> now.withProgress(secret));
    for (CardId mission : own.progress().keySet()) {
      if (!secret.containsKey(mission)) {
        Tables.secret(play, seat, now -> now.without(mission));
      }
    }
  }

  /** The courses of a ship begin anew ({@code FC-D-75}); what else it did still counts. */
  public static void endCourses(Play<FleetState> play, Seat seat, CardId ship) {
    for (CardId mission : play.state().zones().cards(Places.missions(seat))) {
      if (Tables.of(play).set().mission(mission).objective() instanceof CourseObjective) {
        Tables.secret(play, seat, own -> own.without(ship, mission));
      }
    }
  }

  /**
   * The ships without whose deeds, done while they were cloaked, an event objective is not
   * fulfilled ({@code FC-ECH-10}): none where what was done openly is enough.
   */
  public static ImmutableList<CardId> needed(FleetState state, Seat seat, CardId mission) {
    Secret secret = state.secrets().get(seat.index());
    int done = of(state.table().captain(seat).progress(), secret.progress(), mission);
    ImmutableList.Builder<CardId> ships = ImmutableList.builder();
    for (Secret.Course course : secret.courses()) {
      if (course.mission().equals(mission)) {
        done -= course.legs();
        ships.add(course.ship());
      }
    }
    return state.table().set().mission(mission).objective() instanceof EventObjective event
            && done < event.count()
        ? ships.build()
        : ImmutableList.of();
  }

  private static boolean ends(ComponentSet set, CardId mission, int count, Span span) {
    return set.mission(mission).objective() instanceof EventObjective event
        && event.within() == span
        && count < event.count();
  }

  /**
   * What is fulfilled by what was done in secret stays so; what was done openly for it is from now
   * on counted in secret too, for all would see that it is kept ({@code FC-D-61}).
   */
  private static ImmutableMap<CardId, Integer> hidden(
      ComponentSet set,
      ImmutableMap<CardId, Integer> open,
      ImmutableMap<CardId, Integer> secret,
      Span span) {
    ImmutableMap.Builder<CardId, Integer> kept = ImmutableMap.builder();
    secret.forEach(
        (mission, count) -> {
          int openly = open.getOrDefault(mission, 0);
          if (!ends(set, mission, openly + count, span)) {
            kept.put(mission, ends(set, mission, openly, span) ? openly + count : count);
          }
        });
    return kept.buildOrThrow();
  }
}
