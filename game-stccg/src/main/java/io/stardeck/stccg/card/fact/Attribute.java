package io.stardeck.stccg.card.fact;

/** What a person is good at ({@code ST-CMP-09}). */
public enum Attribute {
  /** Integrity. */
  INTEGRITY,
  /** Cunning. */
  CUNNING,
  /** Strength. */
  STRENGTH,
  /** The three added up ({@code ST-REQ-20}). */
  TOTAL;
}
