package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Use;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.Pending;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.card.CardId;

/** Cards that lay open and have left something of which they are a part. */
final class Marks {
  private Marks() {}

  /** Whether the table names {@code card}, wherever it lies. */
  static boolean named(Table table, CardId card) {
    return table.turn().flipped().contains(card)
        || acted(table, card)
        || waits(table, card)
        || goesOn(table, card);
  }

  private static boolean acted(Table table, CardId card) {
    for (Area area : table.areas()) {
      if (area.tally().played().contains(card)) {
        return true;
      }
      for (Use use : area.tally().used()) {
        if (use.card().equals(card)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean waits(Table table, CardId card) {
    for (Pending fired : table.chain().fired()) {
      if (fired instanceof Pending.Triggered triggered
          && (triggered.card().equals(card)
              || triggered.subject().isPresent() && triggered.subject().get().equals(card))) {
        return true;
      }
    }
    return false;
  }

  private static boolean goesOn(Table table, CardId card) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Run run && pointsAt(run.bindings(), card)
          || phase instanceof Paying paying && pointsAt(paying.bindings(), card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean pointsAt(Bindings bindings, CardId card) {
    return bindings.self().equals(card)
        || bindings.current().isPresent() && bindings.current().get().equals(card);
  }
}
