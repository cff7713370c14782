package io.stardeck.stccg.internal.secrets;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklist.Entry;
import io.stardeck.stccg.state.Card;
import java.util.Map;
import java.util.TreeMap;

/** The deck that somebody has brought, as the cards of a state tell it. */
final class Decks {
  private Decks() {}

  /** The deck of {@code seat}: all cards that it owns. */
  static Decklist brought(Zones<Card> zones, Seat seat) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Zone<Card> zone : zones.zones()) {
      for (Card card : zone.cards()) {
        if (card.owner().equals(seat)) {
          counts.merge(card.def(), 1, Integer::sum);
        }
      }
    }
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    counts.forEach((card, n) -> entries.add(new Entry(n, card)));
    return new Decklist("unknown", entries.build());
  }
}
