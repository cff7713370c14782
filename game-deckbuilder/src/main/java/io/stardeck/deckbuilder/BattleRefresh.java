package io.stardeck.deckbuilder;

/** What becomes of the Hand of a combatant after a battle ({@code DB-PVP-12}). */
public enum BattleRefresh {
  /** It is kept. */
  KEEP_HAND,
  /** It is discarded. */
  NEW_HAND
}
