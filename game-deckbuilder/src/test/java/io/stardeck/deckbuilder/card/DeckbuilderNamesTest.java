package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.engine.testkit.PinnedNames;

/** The names in the game's JSON stay. */
final class DeckbuilderNamesTest implements PinnedNames {
  @Override
  public ImmutableList<Class<?>> types() {
    return PinnedNames.of(new DeckbuilderGame(), CardSetFile.class);
  }
}
