package io.stardeck.stccg.card.word;

/** Where persons go ({@code ST-EFF-08}). */
public enum Goal {
  /** To an own uncloaked, compatible ship here. */
  OWN_SHIP_HERE,
  /** To the planet furthest away. */
  FURTHEST_PLANET,
  /** A team to an own ship here, a crew to the planet. */
  UP_OR_DOWN,
  /** To the end of the spaceline that is further away; persons, if it is a planet. */
  FAR_END,
  /**
   * To the nearest own outpost that the ship can use; persons, to the nearest one, if they can use
   * it.
   */
  OWN_OUTPOST,
  /** To any other location that the controller chooses; persons, to any other planet. */
  ANYWHERE;
}
