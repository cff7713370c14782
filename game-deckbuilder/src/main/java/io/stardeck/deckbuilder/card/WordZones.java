package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/**
 * Where words look for cards that look in some zones alone, whatever a text says: a text that names
 * others would say something else than happens.
 */
final class WordZones {
  private static final ImmutableSet<String> STARBASE =
      ImmutableSet.of("SEARCH_AREA", "BASIC_PILES", "STARBASE");

  private static final ImmutableMap<String, ImmutableSet<String>> ZONES =
      ImmutableMap.of(
          "GAIN",
          STARBASE,
          "DISCARD",
          ImmutableSet.of("HAND", "BRIDGE", "IN_PLAY", "DECK", "OWN_DECK_TOP", "THIS", "CURRENT"),
          "MOVE_MISSION",
          ImmutableSet.of("MISSION_AREA"),
          "TAKE_INFLUENCE",
          ImmutableSet.of("INFLUENCE", "POINTS", "FLIPPED", "THIS", "CURRENT"),
          "LOSE_INFLUENCE",
          ImmutableSet.of("INFLUENCE"));

  private WordZones() {}

  /**
   * The zones of {@code op}, or of what an UPGRADE gains; empty if it looks wherever a text says.
   */
  static ImmutableSet<String> of(String op, boolean gained) {
    return gained ? STARBASE : ZONES.getOrDefault(op, ImmutableSet.of());
  }
}
