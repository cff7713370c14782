package io.stardeck.deckbuilder.card;

/** Who picks the cards. */
public enum Chooser {
  /** The player whose cards they are. */
  OWNER,
  /** The player whose effect it is. */
  CONTROLLER,
  /** Nobody: the generator does. */
  RANDOM
}
