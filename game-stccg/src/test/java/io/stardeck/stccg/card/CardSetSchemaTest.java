package io.stardeck.stccg.card;

import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.testkit.CardSchema;

/** Editors know what a card set of this game can say. */
class CardSetSchemaTest implements CardSchema {
  @Override
  public Class<?> file() {
    return CardSetFile.class;
  }

  @Override
  public String title() {
    return "A card set of the Star Trek CCG";
  }

  @Override
  public String resource() {
    return "/io/stardeck/stccg/card-set.schema.json";
  }

  @Override
  public CardLibrary<?, ?> library() {
    return CardSets.ALL;
  }
}
