package io.stardeck.b5.laws;

import io.stardeck.b5.B5Game;
import io.stardeck.engine.testkit.FrozenGames;
import net.jqwik.api.Example;

class FrozenGamesTest {
  @Example
  void randomGamesGoOnAsTheyWereFrozen() {
    FrozenGames.hold(new B5Game(), Configs.any(), "io/stardeck/b5/laws/frozen.txt");
  }
}
