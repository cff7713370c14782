package io.stardeck.fleetcaptains.card.word;

/** What is counted for event objectives. */
public enum Deed {
  /** An attack on a ship that dealt damage. */
  ATTACK_WON,
  /** Damage points dealt in one attack. */
  DAMAGE_DEALT,
  /** An enemy ship destroyed by an attack. */
  SHIP_DESTROYED,
  /** An enemy ship of size 4 or more destroyed by an attack. */
  LARGE_SHIP_DESTROYED,
  /** An enemy installation destroyed. */
  INSTALLATION_DESTROYED,
  /** An encounter passed. */
  ENCOUNTER_PASSED,
  /** A tile explored. */
  TILE_EXPLORED,
  /** A tile explored next to an enemy post. */
  TILE_EXPLORED_AT_ENEMY_POST,
  /** An installation built or expanded. */
  INSTALLATION_BUILT,
  /** An enemy control token removed. */
  CONTROL_REMOVED,
  /** An enemy token turned up by a search. */
  TOKEN_FOUND,
  /** A tile scanned. */
  TILE_SCANNED,
  /** A face-up tile passed in a maneuver of a ship, cloaked or not; an echo is none. */
  TILE_PASSED,
  /** A crew card taken from an enemy ship. */
  CREW_CAPTURED,

  /** An own ship took damage. */
  SHIP_DAMAGED,

  /** An enemy ship destroyed an own one by an attack. */
  SHIP_LOST,

  /** A mission completed. */
  MISSION_COMPLETED,

  /** An enemy starbase destroyed. */
  STARBASE_DESTROYED
}
