package io.stardeck.stccg.card.fact;

/** How often a card was printed; nothing follows from it ({@code ST-CMP-15}). */
public enum Rarity {
  /** Common. */
  COMMON,
  /** Uncommon. */
  UNCOMMON,
  /** Rare. */
  RARE,
  /** Ultra-rare. */
  ULTRA_RARE;
}
