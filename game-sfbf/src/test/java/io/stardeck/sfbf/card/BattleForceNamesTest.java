package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.PinnedNames;
import io.stardeck.sfbf.BattleForceGame;

/** The names in the game's JSON stay. */
final class BattleForceNamesTest implements PinnedNames {
  @Override
  public ImmutableList<Class<?>> types() {
    return PinnedNames.of(new BattleForceGame(), CardSetFile.class);
  }
}
