package io.stardeck.deckbuilder.config;

/** What becomes of the Hand of a combatant after a battle ({@code DB-PVP-12}). */
public enum BattleRefresh {
  /** It is discarded. */
  NEW_HAND,
  /** It is kept, however large it grows. */
  KEEP_HAND
}
