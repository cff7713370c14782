package io.stardeck.fleetcaptains.card.word;

/** What a card that stays in play lies at ({@code FC-D-65}). */
public enum Attach {
  /** The ship that it was chosen for. */
  SHIP,

  /** The tile that it was chosen for. */
  TILE,

  /** Its player. */
  PLAYER
}
