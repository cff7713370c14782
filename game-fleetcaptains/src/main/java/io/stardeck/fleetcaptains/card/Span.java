package io.stardeck.fleetcaptains.card;

/** Within what an event objective is counted. */
public enum Span {
  MANEUVER,
  TURN,
  GAME
}
