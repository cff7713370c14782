package io.stardeck.stccg.laws;

import io.stardeck.engine.testkit.FrozenGames;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.deck.Decklists;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;

/** Random games of some turns, over ready decks, seats and what can be chosen. */
class FrozenGamesTest {
  private static final int LEAST_TURNS = 20;
  private static final int MOST_TURNS = 120;

  private static Arbitrary<StccgConfig> configs() {
    Arbitrary<Boolean> chosen = Arbitraries.of(true, false);
    return Combinators.combine(
            Arbitraries.of(2, 2, 3, 4),
            Arbitraries.shuffle(Decklists.ready()),
            chosen,
            chosen,
            Arbitraries.integers().between(LEAST_TURNS, MOST_TURNS))
        .as(
            (players, decks, shared, returnFire, turns) ->
                StccgConfig.builder()
                    .players(players)
                    .decks(decks.subList(0, players))
                    .sharedUniqueness(shared)
                    .returnFireAfterDamage(returnFire)
                    .timeLimit(TimeLimit.TURNS)
                    .turnLimit(turns)
                    .build());
  }

  @Example
  void randomGamesGoOnAsTheyWereFrozen() {
    FrozenGames.hold(new StccgGame(), configs(), "io/stardeck/stccg/laws/frozen.txt");
  }
}
