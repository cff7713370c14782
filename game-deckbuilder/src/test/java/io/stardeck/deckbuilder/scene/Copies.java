package io.stardeck.deckbuilder.scene;

import com.google.common.base.Preconditions;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.engine.card.CardId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The copies of the cards of a set: they are laid out from the first on, each once. */
final class Copies {
  private final CardSet set;
  private final Map<CardDef, Integer> used = new HashMap<>();

  Copies(CardSet set) {
    this.set = set;
  }

  /** The next copy of the card of that id. */
  CardId fresh(String id) {
    CardDef def = set.card(id);
    int copy = used.merge(def, 1, Integer::sum) - 1;
    Preconditions.checkArgument(copy < def.count(), "no further copy of %s", id);
    return CardId.of(set.firstCopy(def) + copy);
  }

  /** Lays the next copies of the cards of those ids at the end of a zone. */
  void to(List<CardId> zone, String... ids) {
    for (String id : ids) {
      zone.add(fresh(id));
    }
  }

  /** Those of the cards that are not laid out. */
  List<CardId> left(List<CardId> cards) {
    List<CardId> left = new ArrayList<>();
    for (CardId card : cards) {
      CardDef def = set.copy(card.number());
      if (card.number() - set.firstCopy(def) >= used.getOrDefault(def, 0)) {
        left.add(card);
      }
    }
    return left;
  }
}
