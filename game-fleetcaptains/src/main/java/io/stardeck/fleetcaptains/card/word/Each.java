package io.stardeck.fleetcaptains.card.word;

/** For each of what an effect is carried out. */
public enum Each {
  /** All uncloaked ships of the player. */
  OWN_SHIPS,

  /** Those of them in the tile. */
  OWN_SHIPS_HERE,

  /** All uncloaked enemy ships in the tile. */
  ENEMY_SHIPS_HERE,

  /** All ships in the tile, cloaked ones too ({@code FC-D-38}). */
  ALL_SHIPS_HERE,

  /** All members of the task force, or the ship alone. */
  TASK_FORCE
}
