package io.stardeck.deckbuilder.card.fact;

/** Whether a set has the numbers of the published game. */
public enum SetSize {
  /** It must ({@code DB-DAT-04}). */
  FULL,
  /** It need not. */
  TEST
}
