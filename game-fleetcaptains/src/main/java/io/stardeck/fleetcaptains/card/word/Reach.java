package io.stardeck.fleetcaptains.card.word;

/** Where a target is, seen from the ship that acts, or from any own uncloaked ship. */
public enum Reach {
  /** In the same space. */
  HERE,

  /** In an adjacent space. */
  ADJACENT,

  /** Anywhere. */
  ANYWHERE
}
