package io.stardeck.deckbuilder.card.word;

/** Where a gained or moved card goes. */
public enum Destination {
  /** The Discard of the player. */
  DISCARD,
  /** Their Hand. */
  HAND,
  /** The top of their Deck. */
  DECK_TOP,
  /** The bottom of their Deck. */
  DECK_BOTTOM,
  /** Their Bridge, unplayed ({@code DB-PLR-10}). */
  BRIDGE,
  /** Their Points Area. */
  POINTS,
  /** The Starbase discard. */
  STARBASE_DISCARD,
  /** Under the space deck. */
  SPACE_DECK_BOTTOM,
  /** Out of the game. */
  REMOVED;

  /** Whether it is a place of a player, where their cards lie. */
  public boolean ofPlayer() {
    return ordinal() <= POINTS.ordinal();
  }
}
