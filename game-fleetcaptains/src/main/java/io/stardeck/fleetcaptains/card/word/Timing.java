package io.stardeck.fleetcaptains.card.word;

/** When a face may be played ({@code FC-D-66}). */
public enum Timing {
  /** In the own turn, with nothing in progress. */
  MAIN,
  /** In a card window of a test. */
  TEST,
  /** After the opponent has played a command card outside a test ({@code FC-D-67}). */
  RESPONSE
}
