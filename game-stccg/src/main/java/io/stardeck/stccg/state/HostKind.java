package io.stardeck.stccg.state;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.zone.Place;
import java.util.Optional;

/** What persons and equipment are on. */
public enum HostKind {
  /** A ship. */
  SHIP,
  /** An outpost. */
  OUTPOST,
  /** The surface of a planet: the cards of one player. */
  TEAM,
  /** A pod with survivors. */
  POD;

  private static final ImmutableList<HostKind> ALL = ImmutableList.copyOf(values());

  /** The places of the numbers below this one are made once: they are asked for all the time. */
  static final int KNOWN = 1_000;

  private final String prefix = Ascii.toLowerCase(name()) + "-";
  private final ImmutableList<String> zones = zones(prefix);
  private final ImmutableList<ImmutableList<Place>> places = places(zones);

  private static ImmutableList<String> zones(String prefix) {
    ImmutableList.Builder<String> zones = ImmutableList.builder();
    for (Role role : Role.ALL) {
      zones.add(prefix + role.word());
    }
    return zones.build();
  }

  /** For each number, the places of all roles: those of one host are asked for together. */
  private static ImmutableList<ImmutableList<Place>> places(ImmutableList<String> zones) {
    ImmutableList.Builder<ImmutableList<Place>> places = ImmutableList.builder();
    for (int of = 0; of < KNOWN; of++) {
      ImmutableList.Builder<Place> known = ImmutableList.builder();
      for (String zone : zones) {
        known.add(new Place(zone, of));
      }
      places.add(known.build());
    }
    return places.build();
  }

  /** What kind of host a place is on, if it is on one. */
  public static Optional<HostKind> of(Place place) {
    for (int i = 0; i < ALL.size(); i++) {
      if (ALL.get(i).has(place)) {
        return Optional.of(ALL.get(i));
      }
    }
    return Optional.empty();
  }

  /** Whether a place is on a host of this kind. */
  public boolean has(Place place) {
    return place.zone().startsWith(prefix);
  }

  /** The place of that role on the host of that number. */
  Place place(Role role, int of) {
    return of < KNOWN
        ? places.get(of).get(role.ordinal())
        : new Place(zones.get(role.ordinal()), of);
  }
}
