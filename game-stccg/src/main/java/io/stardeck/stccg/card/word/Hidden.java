package io.stardeck.stccg.card.word;

/** Hidden cards to look at, or to show ({@code ST-EFF-17}). */
public enum Hidden {
  /** A hand. */
  HAND,
  /** The crew of a ship. */
  CREW,
  /** The persons and equipment of one player on a planet. */
  TEAM,
  /** The seed stack of a location. */
  SEEDS,
  /** The bottom card of that stack, which is met first. */
  BOTTOM_SEED,
  /** A deck, or its top cards, their order kept. */
  DECK;
}
