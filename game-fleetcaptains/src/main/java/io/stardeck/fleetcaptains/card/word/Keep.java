package io.stardeck.fleetcaptains.card.word;

/** Which of two dice counts. */
public enum Keep {
  /** The higher one. */
  HIGH,

  /** The lower one. */
  LOW
}
