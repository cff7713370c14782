package io.stardeck.sfbf.event;

/** Where a card that comes to a hand was before. */
public enum Source {
  /** The Starbase (BF-DRW-01). */
  STARBASE,
  /** The discard pile (BF-OPT-10). */
  DISCARD,
  /** The player's own reserve action cards (BF-DRW-03, BF-RSV-02). */
  RESERVE
}
