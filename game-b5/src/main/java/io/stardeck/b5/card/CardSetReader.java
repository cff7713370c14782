package io.stardeck.b5.card;

import io.stardeck.engine.json.NamedOrWhole;
import org.jspecify.annotations.Nullable;

/** Reads a set within other JSON: the name of a shipped one, or the whole set. */
final class CardSetReader extends NamedOrWhole<CardSet, CardSetFile> {
  private static final long serialVersionUID = 1;

  CardSetReader() {
    super(CardSet.class, CardSetFile.class);
  }

  @Override
  protected @Nullable CardSet named(String name) {
    return CardSets.findShipped(name);
  }

  @Override
  protected CardSet whole(CardSetFile file) {
    return CardSets.checked(file);
  }
}
