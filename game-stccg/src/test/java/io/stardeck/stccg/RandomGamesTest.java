package io.stardeck.stccg;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.StccgState;
import org.junit.jupiter.api.Test;

/** Games of random moves end, whatever is done in them. */
class RandomGamesTest {
  private static final StccgGame GAME = new StccgGame();

  @Rule({"ST-I-25", "ST-I-32", "ST-WIN-06"})
  @Test
  void randomGamesEnd() {
    for (int seed = 0; seed < 20; seed++) {
      StccgState end = played("seed " + seed, 2 + seed % 3);
      assertThat(GAME.outcome(end)).isPresent();
      for (Seat seat : Seat.first(end.table().seats())) {
        assertThat(GAME.legalActions(end, seat)).isEmpty();
      }
    }
  }

  private static StccgState played(String seed, int players) {
    StccgState state = GAME.setup(StccgConfig.usual(players), Chance.seeded(seed)).state();
    Chance chance = Chance.seeded(seed + " moves");
    while (GAME.outcome(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<StccgAction> legal =
          GAME.legalActions(state, seat).stream()
              .filter(action -> !action.anytime())
              .collect(ImmutableList.toImmutableList());
      var drawn = chance.below(legal.size());
      chance = drawn.next();
      state = GAME.apply(state, legal.get(drawn.value())).state();
    }
    return state;
  }
}
