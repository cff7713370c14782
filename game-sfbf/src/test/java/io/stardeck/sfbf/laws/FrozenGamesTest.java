package io.stardeck.sfbf.laws;

import io.stardeck.engine.testkit.FrozenGames;
import io.stardeck.sfbf.BattleForceGame;
import net.jqwik.api.Example;

class FrozenGamesTest {
  @Example
  void randomGamesGoOnAsTheyWereFrozen() {
    FrozenGames.hold(new BattleForceGame(), Configs.any(), "io/stardeck/sfbf/laws/frozen.txt");
  }
}
