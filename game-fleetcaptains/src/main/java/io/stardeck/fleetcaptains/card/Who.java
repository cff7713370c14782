package io.stardeck.fleetcaptains.card;

/** Whose side in a test. */
public enum Who {
  SELF,
  OPPONENT
}
