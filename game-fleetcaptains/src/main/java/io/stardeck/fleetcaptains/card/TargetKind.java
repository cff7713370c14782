package io.stardeck.fleetcaptains.card;

/** What a player chooses for a face, one after the other ({@code FC-D-93}). */
public enum TargetKind {
  /** A ship of the own fleet, uncloaked. */
  OWN_SHIP,
  /** An uncloaked enemy ship in a space with an own uncloaked ship. */
  ENEMY_SHIP_HERE,
  /** Any uncloaked enemy ship. */
  ENEMY_SHIP,
  /** An unexplored tile. */
  UNEXPLORED_TILE,
  /** An explored tile with an own uncloaked ship in it. */
  OWN_SHIP_TILE
}
