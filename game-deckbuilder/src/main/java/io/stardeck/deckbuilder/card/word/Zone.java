package io.stardeck.deckbuilder.card.word;

/** Where a {@link Selector} looks. */
public enum Zone {
  /** The Hands of the owners. */
  HAND,
  /** Their Decks. */
  DECK,
  /** Their Discards. */
  DISCARD,
  /** Their Bridges. */
  BRIDGE,
  /** Their flagships. */
  FLAGSHIP,
  /** Their Points Areas. */
  POINTS,
  /** Their Influence Areas. */
  INFLUENCE,
  /** Their Bridges and flagships. */
  IN_PLAY,
  /** The top cards of their Decks, as many as the selector says. */
  OWN_DECK_TOP,
  /** The nine slots. */
  SEARCH_AREA,
  /** The top card of each basic pile. */
  BASIC_PILES,
  /** The slots and the basic piles. */
  STARBASE,
  /** The Starbase discard. */
  STARBASE_DISCARD,
  /** The face-up Missions. */
  MISSION_AREA,
  /** The Flipped area. */
  FLIPPED,
  /** The top cards of the space deck, as many as the selector says. */
  SPACE_DECK_TOP,
  /** The Borg area. */
  BORG_AREA,
  /** The card whose effect it is. */
  THIS,
  /** The card that FOR_EACH is at. */
  CURRENT
}
