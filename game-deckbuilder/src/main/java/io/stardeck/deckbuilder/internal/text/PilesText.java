package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.stream.Collectors;

/** What lies open in piles of which the table shows the number alone (DB-VIS-03). */
final class PilesText {
  private final Table table;
  private final Names names;
  private final StringBuilder text = new StringBuilder();

  private PilesText(Table table) {
    this.table = table;
    this.names = new Names(table);
  }

  /** All Discards, or what is out of the game; empty for another name. */
  static Optional<String> of(Table table, String name) {
    PilesText piles = new PilesText(table);
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
    Multiset<String> counted = TreeMultiset.create();
    cards.forEach(card -> counted.add(names.card(card)));
    String listed =
        counted.entrySet().stream()
            .map(entry -> entry.getCount() + " " + entry.getElement())
            .collect(Collectors.joining(", "));
    text.append(text.isEmpty() ? "" : "\n")
        .append(heap)
        .append(": ")
        .append(listed.isEmpty() ? "nothing" : listed);
    return text.toString();
  }
}
