package io.stardeck.stccg.card.word;

/** Where persons go ({@code ST-EFF-08}). */
public enum Goal {
  /** To an own uncloaked, compatible ship here. */
  OWN_SHIP_HERE,
  /** To the planet furthest away. */
  FURTHEST_PLANET,
  /** A team to an own ship here, a crew to the planet. */
  UP_OR_DOWN;
}
