package io.stardeck.b5.card.fact;

/** The two sides of a conflict. */
public enum Side {
  SUPPORT,
  OPPOSE
}
