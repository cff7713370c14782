package io.stardeck.stccg.card.fact;

/** When a dilemma gives its points ({@code ST-DIL-08}, {@code ST-DIL-14}). */
public enum BonusWhen {
  /** When it is overcome. */
  OVERCOME,
  /** When it is cured. */
  CURED,
  /** Where an effect says so. */
  EFFECT;
}
