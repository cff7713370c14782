package io.stardeck.stccg.card.word;

/** The orders that open a window. */
public enum OrderKind {
  /** A ship moves. */
  MOVE,
  /** A mission is attempted. */
  ATTEMPT,
  /** A battle is begun. */
  ATTACK;
}
