package io.stardeck.sfbf.card;

/** What a weapon card may fire at in defence ({@code BF-CMP-13}). */
public enum Symbol {
  /** Drones. */
  D,
  /** Plasma torpedoes. */
  P,
  /** Fighters. */
  F,
  /** A PF flotilla, and not fighters ({@code BF-D-05}). */
  PF
}
