package io.stardeck.fleetcaptains.card.word;

/** How often an ability can be used ({@code FC-D-87}). */
public enum Limit {
  /** Once in each turn. */
  ONCE_PER_TURN,

  /** Once in the game. */
  ONCE_PER_GAME
}
