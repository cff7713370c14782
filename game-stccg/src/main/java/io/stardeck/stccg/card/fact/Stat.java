package io.stardeck.stccg.card.fact;

/** The numbers that an effect may change ({@code ST-EFF-12}). */
public enum Stat {
  /** Of a person. */
  INTEGRITY,
  /** Of a person. */
  CUNNING,
  /** Of a person. */
  STRENGTH,
  /** Of a ship: distance in a turn. */
  RANGE,
  /** Of a ship: attack. */
  WEAPONS,
  /** Of a ship or an outpost: defence. */
  SHIELDS,
  /** Of a location. */
  SPAN,
  /** Of a mission. */
  POINTS;
}
