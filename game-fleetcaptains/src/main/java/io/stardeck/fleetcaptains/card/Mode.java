package io.stardeck.fleetcaptains.card;

/** How an ability comes about. */
public enum Mode {
  /** Its player uses it, in their turn. */
  ACTIVATED,

  /** Something sets it off. */
  TRIGGERED
}
