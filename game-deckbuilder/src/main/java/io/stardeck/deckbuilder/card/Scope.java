package io.stardeck.deckbuilder.card;

/** When a static works. */
public enum Scope {
  /** All the time. */
  ALWAYS,
  /** In battle alone. */
  BATTLE
}
