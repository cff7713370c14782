package io.stardeck.stccg.state;

import com.google.common.base.Ascii;

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

  private final String prefix = Ascii.toLowerCase(name()) + "-";

  /** What the names of its places begin with. */
  String prefix() {
    return prefix;
  }
}
