package io.stardeck.deckbuilder;

import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.engine.testkit.FrozenGames;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;

class FrozenGamesTest {
  /** Those of the laws, and games with the cards that come with the game. */
  private static Arbitrary<DeckbuilderConfig> configs() {
    Arbitrary<DeckbuilderConfig> standard =
        Combinators.combine(
                Arbitraries.of(Scenario.EXPLORATION, Scenario.KLINGON_CIVIL_WAR),
                Arbitraries.integers().between(2, 4))
            .as(
                (scenario, players) ->
                    DeckbuilderConfig.builder()
                        .scenario(scenario)
                        .players(players)
                        .turnCap(20)
                        .build());
    return Arbitraries.oneOf(
        new DeckbuilderLawsTest().configs(), new BorgLawsTest().configs(), standard);
  }

  @Example
  void randomGamesGoOnAsTheyWereFrozen() {
    FrozenGames.hold(new DeckbuilderGame(), configs(), "io/stardeck/deckbuilder/frozen.txt");
  }
}
