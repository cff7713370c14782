package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.collect.TreeMultiset;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.PilesText;
import java.util.Optional;

/** What lies open in piles of which the table shows the number alone (DB-VIS-03). */
final class OpenPiles {
  private final Table table;
  private final Names names;
  private final PilesText text = new PilesText();

  private OpenPiles(Table table) {
    this.table = table;
    this.names = new Names(table);
  }

  /** All Discards, or what is out of the game; empty for another name. */
  static Optional<String> of(Table table, String name) {
    OpenPiles piles = new OpenPiles(table);
    return switch (name) {
      case "discards" -> Optional.of(piles.discards());
      case "removed" -> Optional.of(piles.pile("Out of the game", table.removed()));
      default -> Optional.empty();
    };
  }

  private String discards() {
    pile("Starbase discard", table.starbase().discard());
    for (Seat seat : Seat.first(table.players())) {
      pile("Discard of " + seat, table.area(seat).discard());
    }
    return text.toString();
  }

  private String pile(String heap, ImmutableList<CardId> cards) {
    text.add(
        heap,
        Collections2.transform(
            TreeMultiset.create(Lists.transform(cards, names::card)).entrySet(),
            entry -> entry.getCount() + " " + entry.getElement()));
    return text.toString();
  }
}
