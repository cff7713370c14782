package io.stardeck.deckbuilder.action;

/** How a Starship is to be won. */
public enum Means {
  /** By Speed and Diplomacy. */
  DIPLOMACY,
  /** By Speed and Attack. */
  COMBAT
}
