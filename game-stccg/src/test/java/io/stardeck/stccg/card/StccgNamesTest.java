package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.PinnedNames;
import io.stardeck.stccg.StccgGame;

/** The names in the game's JSON stay. */
final class StccgNamesTest implements PinnedNames {
  @Override
  public ImmutableList<Class<?>> types() {
    return PinnedNames.of(new StccgGame(), CardSetFile.class);
  }
}
