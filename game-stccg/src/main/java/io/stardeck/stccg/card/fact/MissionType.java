package io.stardeck.stccg.card.fact;

/** Where a mission is. */
public enum MissionType {
  /** On a planet, which has a surface. */
  PLANET,
  /** In space. */
  SPACE;
}
