package io.stardeck.fleetcaptains.card.fact;

/** What stands in a tile. */
public enum Built {
  /** No installation. */
  NONE,

  /** Any installation. */
  ANY,

  /** An outpost, or more. */
  OUTPOST,

  /** A colony, or more. */
  COLONY,

  /** A starbase. */
  STARBASE
}
