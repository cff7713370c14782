package io.stardeck.deckbuilder.card;

/** Where a gained or moved card goes. */
public enum Destination {
  /** The Discard of the player. */
  DISCARD,
  /** His Hand. */
  HAND,
  /** The top of his Deck. */
  DECK_TOP,
  /** The bottom of his Deck. */
  DECK_BOTTOM,
  /** His Bridge, unplayed ({@code DB-PLR-10}). */
  BRIDGE,
  /** The Starbase discard. */
  STARBASE_DISCARD,
  /** Under the space deck. */
  SPACE_DECK_BOTTOM,
  /** Out of the game. */
  REMOVED;

  /** Whether it is a place of a player, where his cards lie. */
  public boolean ofPlayer() {
    return ordinal() <= BRIDGE.ordinal();
  }
}
