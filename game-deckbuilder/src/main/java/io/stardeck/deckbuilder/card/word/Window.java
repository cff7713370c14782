package io.stardeck.deckbuilder.card.word;

/** When an ability may be used. */
public enum Window {
  /** In the Action Phase. */
  ACTION,
  /** In the window of an Event or an Allied Starship. */
  EVENT,
  /** In the window of a Starship, or in a battle. */
  BATTLE
}
