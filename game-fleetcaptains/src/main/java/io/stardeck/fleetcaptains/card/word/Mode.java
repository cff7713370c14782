package io.stardeck.fleetcaptains.card.word;

/** How an ability comes about. */
public enum Mode {
  /** Its player uses it, in their turn. */
  ACTIVATED,

  /** Something sets it off. */
  TRIGGERED
}
