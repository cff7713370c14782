package io.stardeck.stccg.card.word;

/** How a number is changed ({@code ST-REQ-12}). */
public enum How {
  /** It is so much. */
  SET,
  /** So much is added. */
  ADD,
  /** It is multiplied by so much. */
  MULTIPLY;
}
