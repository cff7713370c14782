package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import org.jspecify.annotations.Nullable;

/** A weapon card of a planned attack, with the type of box that fires it and its doubling card. */
record Load(CardId card, CardKind kind, int value, BoxType box, @Nullable CardId support) {
  Load doubledBy(CardId doubling) {
    return new Load(card, kind, value, box, doubling);
  }
}
