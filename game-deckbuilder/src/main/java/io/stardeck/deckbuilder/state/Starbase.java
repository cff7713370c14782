package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;

/**
 * The public part of the Starbase.
 *
 * @param slots the search area: nine slots, row by row
 * @param discard the Starbase discard, in the order in which the cards came
 * @param basics the basic piles, in the order of {@link Basic}
 */
public record Starbase(
    ImmutableList<Slot> slots, ImmutableList<CardId> discard, ImmutableList<Pile<CardId>> basics) {
  /** The number of slots ({@code DB-CMP-52}). */
  public static final int SLOTS = 9;

  /** The pile of {@code kind}. */
  public Pile<CardId> pile(Basic kind) {
    return basics.get(kind.ordinal());
  }

  /** The slot in which {@code card} lies, or -1. */
  public int slotOf(CardId card) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).holds(card)) {
        return i;
      }
    }
    return -1;
  }

  /** The same with {@code next} as that slot. */
  public Starbase withSlot(int index, Slot next) {
    return new Starbase(Lists.set(slots, index, next), discard, basics);
  }

  /** The same with that discard. */
  public Starbase withDiscard(ImmutableList<CardId> cards) {
    return new Starbase(slots, cards, basics);
  }

  /** The same with that pile of {@code kind}. */
  public Starbase withPile(Basic kind, Pile<CardId> pile) {
    return new Starbase(slots, discard, Lists.set(basics, kind.ordinal(), pile));
  }
}
