package io.stardeck.deckbuilder.card.word;

/** When a static works. */
public enum Scope {
  /** All the time. */
  ALWAYS,
  /** In battle alone. */
  BATTLE
}
