package io.stardeck.fleetcaptains.card.word;

/** Who says which cards are lost. */
public enum Chooser {
  /** Their owner. */
  OWNER,

  /** The opponent of their owner. */
  OPPONENT,

  /** Chance: a card is drawn from the fan. */
  RANDOM
}
