package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.card.CardId;
import java.util.BitSet;

/** What is in the space deck: everybody can count it, since all that has left it lies open. */
final class SpaceCards {
  private SpaceCards() {}

  /** The cards of the space deck, in the order of the set. */
  static ImmutableList<CardId> left(Table table) {
    BitSet seen = new BitSet();
    for (Area area : table.areas()) {
      mark(seen, area.points());
      mark(seen, area.influence());
      area.flagship().ifPresent(ship -> seen.set(ship.card().number()));
    }
    for (Slot slot : table.missions()) {
      slot.card().ifPresent(card -> seen.set(card.number()));
    }
    for (FlippedCard card : table.flipped()) {
      seen.set(card.card().number());
    }
    mark(seen, table.defeatedCubes());
    mark(seen, table.removed());
    ImmutableList.Builder<CardId> left = ImmutableList.builder();
    for (CardId card : Roster.space(table.config())) {
      if (!seen.get(card.number())) {
        left.add(card);
      }
    }
    return left.build();
  }

  /**
   * The cards of the space deck that may lie on top, as far as the seat of {@code view} knows: one
   * if it has looked at it or has seen where all others lie.
   */
  static ImmutableList<CardId> next(DeckbuilderView view) {
    ImmutableList<CardId> top = view.top(Places.SPACE, 1);
    if (!top.isEmpty()) {
      return top;
    }
    BitSet elsewhere = new BitSet();
    mark(elsewhere, view.zones().cards(Places.SPACE));
    ImmutableList.Builder<CardId> next = ImmutableList.builder();
    for (CardId card : left(view.table())) {
      if (!elsewhere.get(card.number())) {
        next.add(card);
      }
    }
    return next.build();
  }

  private static void mark(BitSet seen, ImmutableList<CardId> cards) {
    for (int i = 0; i < cards.size(); i++) {
      seen.set(cards.get(i).number());
    }
  }
}
