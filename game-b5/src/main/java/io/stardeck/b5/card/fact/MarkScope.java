package io.stardeck.b5.card.fact;

/** Whose marks are counted. */
public enum MarkScope {
  /** Those of the card whose effect it is. */
  SELF,
  /** Those of the own ambassador. */
  AMBASSADOR,
  /** Those of all own cards in play ({@code B5-REL-09}). */
  FACTION
}
