package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.engine.testkit.PinnedNames;

/** The names in the game's JSON stay. */
final class B5NamesTest implements PinnedNames {
  @Override
  public ImmutableList<Class<?>> types() {
    return PinnedNames.of(new B5Game(), CardSetFile.class);
  }
}
