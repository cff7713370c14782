package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/**
 * What the effects before one in its list, and in the lists around it, have shown of hidden cards
 * ({@code DB-DAT-13}).
 *
 * @param seen the piles into which the player has looked
 * @param open the zones that everybody has seen
 */
record ShownPiles(ImmutableSet<String> seen, ImmutableSet<String> open) {
  /** Nothing yet. */
  static final ShownPiles NONE = new ShownPiles(ImmutableSet.of(), ImmutableSet.of());

  private static final ImmutableSet<String> LOOKS = ImmutableSet.of("PEEK", "REORDER");

  /** The zones of hidden cards on top of a deck, and the piles that they belong to. */
  private static final ImmutableMap<String, String> TOPS =
      ImmutableMap.of("OWN_DECK_TOP", "DECK", "SPACE_DECK_TOP", "SPACE_DECK");

  /** With what {@code effect} shows. */
  ShownPiles after(JsonNode effect) {
    String op = effect.path("op").asText();
    if (LOOKS.contains(op)) {
      return new ShownPiles(with(seen, ImmutableSet.of(effect.path("pile").asText())), open);
    }
    return op.equals("REVEAL")
        ? new ShownPiles(seen, with(open, SetWords.words(effect.path("sel").path("zone"))))
        : this;
  }

  /** Whether a Hand was looked into. */
  boolean hand() {
    return seen.contains("HAND") || open.contains("HAND");
  }

  /**
   * Whether no card of {@code zones} is hidden in a deck from whom the effect concerns.
   *
   * @param takes whether the player who has looked picks cards; if not, the effect says to all what
   *     it reads
   */
  boolean open(boolean takes, ImmutableSet<String> zones) {
    for (String zone : zones) {
      boolean shown = open.contains(zone) || takes && seen.contains(TOPS.getOrDefault(zone, ""));
      if (zone.equals("DECK") || TOPS.containsKey(zone) && !shown) {
        return false;
      }
    }
    return true;
  }

  private static ImmutableSet<String> with(ImmutableSet<String> set, ImmutableSet<String> more) {
    return ImmutableSet.<String>builder().addAll(set).addAll(more).build();
  }
}
