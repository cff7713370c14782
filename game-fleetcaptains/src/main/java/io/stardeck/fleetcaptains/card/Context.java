package io.stardeck.fleetcaptains.card;

/** When a changed rating counts. */
public enum Context {
  ALWAYS,
  ANY_TEST,
  COMBAT_ATTACK,
  COMBAT_DEFENCE,
  MANEUVER
}
