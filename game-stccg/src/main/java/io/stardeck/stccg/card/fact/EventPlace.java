package io.stardeck.stccg.card.fact;

/** Where an event lies ({@code ST-PLY-08}). */
public enum EventPlace {
  /** Nowhere: it happens and is discarded. */
  NONE,
  /** Next to the spaceline. */
  TABLE,
  /** On a player. */
  PLAYER,
  /** Between two locations, as one more. */
  SPACELINE_BETWEEN,
  /** Between two locations, which stay neighbours. */
  BORDER_BETWEEN,
  /** On a mission. */
  MISSION,
  /** On a planet mission. */
  PLANET,
  /** On a ship. */
  SHIP,
  /** On an outpost. */
  OUTPOST,
  /** On a person. */
  PERSONNEL;
}
