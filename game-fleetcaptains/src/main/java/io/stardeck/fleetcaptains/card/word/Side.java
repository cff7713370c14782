package io.stardeck.fleetcaptains.card.word;

/** One of the two sides, seen from a player. */
public enum Side {
  /** The player's. */
  ME,

  /** The enemy's. */
  ENEMY
}
