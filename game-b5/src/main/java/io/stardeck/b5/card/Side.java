package io.stardeck.b5.card;

/** The two sides of a conflict. */
public enum Side {
  SUPPORT,
  OPPOSE
}
