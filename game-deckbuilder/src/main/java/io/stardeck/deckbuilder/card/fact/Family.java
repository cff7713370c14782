package io.stardeck.deckbuilder.card.fact;

/**
 * The colour of the border: which decks a card belongs to, and where it goes when it is trashed.
 */
public enum Family {
  /** Grey: one of each in every starting deck. */
  STARTER,
  /** Yellow: the three piles. */
  BASIC,
  /** Blue: the starbase deck. */
  STARBASE,
  /** Purple: in the space deck of every scenario. */
  STARSHIP,
  /** Gold: the space cards and starting ships of Exploration. */
  EXPLORATION,
  /** Green: those of Borg Invasion. */
  BORG_INVASION,
  /** Red: those of Klingon Civil War. */
  KLINGON,
  /** The Borg area. */
  BORG_CARD
}
