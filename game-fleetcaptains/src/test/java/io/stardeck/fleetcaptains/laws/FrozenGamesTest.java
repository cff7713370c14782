package io.stardeck.fleetcaptains.laws;

import io.stardeck.engine.testkit.FrozenGames;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.FleetConfig;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;

/** Random games of a few turns, over boards, target scores and teams. */
class FrozenGamesTest {
  private static Arbitrary<FleetConfig> configs() {
    return Combinators.combine(
            Arbitraries.randomValue(Boards::any),
            Arbitraries.integers().between(6, 38),
            Arbitraries.integers().between(1, 16),
            Arbitraries.of(2, 2, FleetConfig.TEAMS))
        .as(
            (board, target, turns, players) ->
                FleetConfig.builder()
                    .players(players)
                    .board(players == 2 ? board : new BoardPlan.Basic())
                    .targetScore(target)
                    .maxTurns(turns)
                    .build());
  }

  @Example
  void randomGamesGoOnAsTheyWereFrozen() {
    FrozenGames.hold(
        new FleetCaptainsGame(), configs(), "io/stardeck/fleetcaptains/laws/frozen.txt");
  }
}
