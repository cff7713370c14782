package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
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
  public ImmutableList<String> shipped() {
    return CardSets.shipped().stream()
        .map(CardSets::write)
        .collect(ImmutableList.toImmutableList());
  }
}
