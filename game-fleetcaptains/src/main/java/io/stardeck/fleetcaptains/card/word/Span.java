package io.stardeck.fleetcaptains.card.word;

/** Within what an event objective is counted. */
public enum Span {
  MANEUVER,
  TURN,
  GAME
}
