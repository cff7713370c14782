package io.stardeck.b5.card;

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
    return "A card set of the Babylon 5 card game";
  }

  @Override
  public String resource() {
    return "/io/stardeck/b5/card-set.schema.json";
  }

  @Override
  public ImmutableList<String> shipped() {
    return CardSets.shipped().stream()
        .map(CardSets::write)
        .collect(ImmutableList.toImmutableList());
  }
}
