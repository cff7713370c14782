package io.stardeck.fleetcaptains.card.word;

/** When a changed rating counts. */
public enum Context {
  ALWAYS,
  ANY_TEST,
  COMBAT_ATTACK,
  COMBAT_DEFENCE,
  MANEUVER
}
