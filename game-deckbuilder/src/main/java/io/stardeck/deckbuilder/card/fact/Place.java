package io.stardeck.deckbuilder.card.fact;

/** Where a space card goes when it is done with ({@code DB-EVT-08}). */
public enum Place {
  /** The Points Area of the player concerned. */
  POINTS,
  /** The bottom of the space deck. */
  BOTTOM,
  /** Out of the game. */
  REMOVE,
  /** Beside the game, with the defeated Cubes, whose number counts: of a Cube that is won. */
  ASIDE,
  /** The Influence Area of the player concerned. */
  INFLUENCE,
  /** It stays where it is. */
  STAY
}
