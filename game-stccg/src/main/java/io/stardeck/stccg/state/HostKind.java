package io.stardeck.stccg.state;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;

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

  private final ImmutableList<String> zones = zones(Ascii.toLowerCase(name()));

  private static ImmutableList<String> zones(String kind) {
    ImmutableList.Builder<String> zones = ImmutableList.builder();
    for (Role role : Role.ALL) {
      zones.add(kind + "-" + role.word());
    }
    return zones.build();
  }

  /** What its places of that role are called. */
  String zone(Role role) {
    return zones.get(role.ordinal());
  }
}
