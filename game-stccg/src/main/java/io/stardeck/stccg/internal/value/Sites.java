package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.MissionDef.OtherSide;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** Where hosts are, and what kind of place a location is ({@code ST-REQ-16}). */
public final class Sites {
  private Sites() {}

  /** Where a host is; -1 if it is nowhere now. */
  public static int of(Table table, Host host) {
    switch (host.kind()) {
      case TEAM -> {
        return host.teamLocation();
      }
      case SHIP -> {
        @Nullable Ship ship = table.ship(host.card());
        return ship == null || !ship.here() ? -1 : ship.location();
      }
      case OUTPOST -> {
        @Nullable Outpost outpost = table.outpost(host.card());
        return outpost == null ? -1 : outpost.location();
      }
      case POD -> {
        @Nullable Pod pod = table.pod(host.card());
        return pod == null ? -1 : pod.location();
      }
    }
    throw new IllegalArgumentException("no host " + host);
  }

  /** Whether the location of that number is a planet mission. */
  public static boolean planet(Table table, int location) {
    @Nullable Location here = table.location(location);
    return here != null && planet(table, here);
  }

  /** Whether a location is a planet mission. */
  public static boolean planet(Table table, Location here) {
    return table.def(here.card()) instanceof MissionDef mission
        && mission.missionType() == MissionType.PLANET;
  }

  /**
   * The affiliations that the mission of a location names on the side that faces {@code seat}; none
   * if it names nobody ({@code ST-D-02}).
   */
  public static ImmutableSet<Affiliation> named(Table table, Location here, Seat seat) {
    if (!(table.def(here.card()) instanceof MissionDef mission)) {
      return ImmutableSet.of();
    }
    @Nullable OtherSide far = far(mission, here, seat);
    return far == null ? mission.affiliations() : far.affiliations();
  }

  /** The other side of the mission of a location, if that faces {@code seat} ({@code ST-D-02}). */
  static @Nullable OtherSide far(MissionDef mission, Location here, Seat seat) {
    return here.card().owner().equals(seat) ? null : mission.opponentSide().orElse(null);
  }
}
