package io.stardeck.stccg.card.word;

/** On what a standing effect acts. */
public enum Scope {
  /** The ship that the card lies on. */
  SHIP,
  /** The persons aboard that ship. */
  ABOARD,
  /** The outpost that the card lies on. */
  OUTPOST,
  /** The persons whom the card holds. */
  HELD,
  /** The persons of the card's controller in the same group ({@code ST-EFF-44}). */
  GROUP,
  /** All cards of the card's controller on the same host ({@code ST-EFF-44}). */
  HOST,
  /** The location that the card lies at. */
  LOCATION,
  /** All cards of the card's controller, or this player. */
  OWN,
  /** The other players. */
  OPPONENTS,
  /** The player whom the card lies on. */
  PLAYER,
  /** All players and all cards. */
  ALL;
}
