package io.stardeck.stccg.card.word;

/** The persons that an effect looks at. */
public enum From {
  /** The group that faces the dilemma, the mission or the battle. */
  GROUP,
  /** The group of the other side of the battle. */
  OPPOSING,
  /** Those whom the card holds ({@code ST-DIL-15}, {@code ST-EFF-29}). */
  HELD,
  /** All aboard the ship that the card lies on, or was played on. */
  ABOARD,
  /** The team or the crew that the card was played on. */
  TARGET,
  /** The persons that the condition looked at ({@code ST-REQ-20}). */
  TOP,
  /** All persons of the group's player on this planet, in the group or not. */
  ON_PLANET,
  /** All persons in play. */
  IN_PLAY
}
