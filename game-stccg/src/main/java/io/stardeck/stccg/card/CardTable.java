package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of cards of a set by their ids: a hash table in two arrays, as a kind is asked for
 * dozens of times a decision, and nearly always by the very string that the set holds.
 */
final class CardTable {
  private static final int ROOM = 4;

  /** Spreads the hashes of ids that differ in their last letters alone, as most ids do. */
  private static final int SPREAD = 0x9E3779B9;

  private final int shift;
  private final int mask;
  private final String[] ids;
  private final CardDef[] cards;

  /** The table of those kinds, no two of which have one id. */
  CardTable(ImmutableList<CardDef> all) {
    this.mask = Integer.highestOneBit(Math.max(1, all.size())) * ROOM - 1;
    this.shift = Integer.numberOfLeadingZeros(mask);
    this.ids = new String[mask + 1];
    this.cards = new CardDef[mask + 1];
    for (CardDef card : all) {
      int slot = slot(card.id());
      ids[slot] = card.id();
      cards[slot] = card;
    }
  }

  /** Where the kind of that id is, or would be. */
  private int slot(String id) {
    int slot = id.hashCode() * SPREAD >>> shift;
    while (ids[slot] != null && !ids[slot].equals(id)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** The kind of that id, or null. */
  @Nullable CardDef find(String id) {
    return cards[slot(id)];
  }
}
