package io.stardeck.fleetcaptains.card.word;

/** How two numbers compare. */
public enum Comparison {
  /** The first is less. */
  LESS,

  /** They are equal. */
  EQUAL,

  /** The first is more. */
  MORE
}
