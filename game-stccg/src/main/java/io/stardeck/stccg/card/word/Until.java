package io.stardeck.stccg.card.word;

/** How long something lasts that a card brings about. */
public enum Until {
  /** The end of the battle. */
  BATTLE,
  /** The end of the current turn. */
  TURN,
  /** The end of the next full turn of the controller of the card it acts on, or of a later one. */
  OWN_TURN,
  /** The end of the game. */
  GAME
}
