package io.stardeck.stccg.card.word;

/** Whose cards, as the controller of the card sees it that speaks. */
public enum Whose {
  /** The controller's own. */
  OWN,
  /** Any other player's. */
  OPPONENT,
  /** Anybody's. */
  ANY
}
