package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.util.Optional;

/**
 * Law 4 where nothing is configured: a game ends within a bound that is of use, that is, which
 * somebody can wait for.
 */
final class DefaultBound {
  /** What takes an hour at a hundred thousand decisions a second. */
  static final long OF_USE = 60L * 60 * 100_000;

  private DefaultBound() {}

  /**
   * Holds the law for every number of seats, each with a random game that stays below. A number
   * between the least and the greatest may be refused, as three are by a game for two teams.
   */
  static <C, S, A extends Action, V extends View> void check(Game<C, S, A, V> game) {
    for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
      C config = game.defaultConfig(seats);
      boolean between = seats > game.info().minSeats() && seats < game.info().maxSeats();
      if (between && !game.setup(config, Chance.seeded(1)).accepted()) {
        continue;
      }
      long bound = game.decisionBound(config);
      assertThat(bound).as("bound of the default for %s", seats).isBetween(1L, OF_USE);
      RandomPlay<C, S, A, V> play = new RandomPlay<>(game, config);
      S state = play.begin();
      for (long decisions = 0; !game.toAct(state).isEmpty(); decisions++) {
        assertThat(decisions).as("decisions of the default for %s", seats).isLessThan(bound);
        state = play.next(state);
      }
      Optional<Outcome> outcome = game.outcome(state);
      assertThat(outcome).as("outcome of the default for %s", seats).isPresent();
    }
  }
}
