package io.stardeck.stccg.card.word;

/** Which of equal cards on one thing have an effect, if it is not cumulative. */
public enum Copies {
  /** The first of them. */
  FIRST,
  /** The first of each player. */
  FIRST_OF_EACH_PLAYER,
  /** Each of them: whoever is held by several is under the effect of one. */
  EACH
}
