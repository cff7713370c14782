package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;

/** How large a card set can be, so that whatever a user loads can be checked and played in time. */
final class SizeRules {
  /** The most words and values on one card, as it is written in full. */
  static final int MOST_ON_A_CARD = 1000;

  /** The most words and values in a set. */
  static final int MOST_IN_A_SET = 100_000;

  private SizeRules() {}

  /** All that is too large in {@code set}; what is faulty here is not looked at further. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    long copies = 0;
    int words = 0;
    for (int i = 0; i < set.cards().size(); i++) {
      CardDef card = set.cards().get(i);
      copies += Math.max(0, card.count());
      int own = nodes(EngineJson.tree(card));
      words += own;
      if (own > MOST_ON_A_CARD) {
        faults.add(new Fault("cards[" + i + "]", tooMany("words and values", MOST_ON_A_CARD, own)));
      }
    }
    if (copies > CardId.MOST) {
      faults.add(new Fault("cards", tooMany("copies", CardId.MOST, copies)));
    }
    if (words > MOST_IN_A_SET) {
      faults.add(new Fault("cards", tooMany("words and values", MOST_IN_A_SET, words)));
    }
    return faults.build();
  }

  private static int nodes(JsonNode node) {
    int nodes = 1;
    for (JsonNode inner : node) {
      nodes += nodes(inner);
    }
    return nodes;
  }

  private static String tooMany(String what, int most, long found) {
    return "there are at most " + most + " " + what + ", not " + found;
  }
}
