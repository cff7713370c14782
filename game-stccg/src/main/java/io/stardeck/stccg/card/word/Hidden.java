package io.stardeck.stccg.card.word;

/** Hidden cards to look at ({@code ST-EFF-17}). */
public enum Hidden {
  /** A hand. */
  HAND,
  /** The crew of a ship. */
  CREW,
  /** The seed stack of a location. */
  SEEDS,
  /** A deck, its order kept. */
  DECK;
}
