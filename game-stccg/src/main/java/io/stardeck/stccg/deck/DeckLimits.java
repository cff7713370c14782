package io.stardeck.stccg.deck;

/**
 * What the options of a game say of decks.
 *
 * @param missions how many missions a deck has ({@code ST-CFG-03})
 * @param cards how many cards it has ({@code ST-CFG-04})
 * @param exactly whether it may not have more
 * @param duplicateMissions whether it may have two copies of a mission ({@code ST-CFG-09})
 * @param stakes whether it may have cards that put stakes ({@code ST-CFG-09})
 */
public record DeckLimits(
    int missions, int cards, boolean exactly, boolean duplicateMissions, boolean stakes) {
  /** Those of a game without options. */
  public static final DeckLimits STANDARD = new DeckLimits(6, 60, true, true, true);
}
