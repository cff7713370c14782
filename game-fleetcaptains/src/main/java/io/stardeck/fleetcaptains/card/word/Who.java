package io.stardeck.fleetcaptains.card.word;

/** Whose side in a test. */
public enum Who {
  SELF,
  OPPONENT
}
