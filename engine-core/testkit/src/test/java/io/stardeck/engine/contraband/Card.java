package io.stardeck.engine.contraband;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Face;

/** A card of a secret deck, or what a box holds. */
record Card(CardId id, Face face) {
  static Card of(Face face) {
    return new Card(CardId.of(0), face);
  }

  Card named(CardId other) {
    return new Card(other, face);
  }
}
