package io.stardeck.deckbuilder.card.word;

/** What an Upgrade may gain ({@code DB-FOR-09}). */
public enum Bound {
  /** Exactly the cost of the trashed card and the surplus. */
  EXACT,
  /** At most that. */
  UP_TO,
  /** At most a fixed cost. */
  MAX_COST
}
