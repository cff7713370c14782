package io.stardeck.fleetcaptains.card.word;

/** Whose something is, seen from a player. */
public enum Whose {
  /** The player's. */
  ME,

  /** An enemy's. */
  ENEMY,

  /** Nobody's. */
  NOBODY
}
