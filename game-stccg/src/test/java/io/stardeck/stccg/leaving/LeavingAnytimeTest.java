package io.stardeck.stccg.leaving;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Somebody gives up at any decision of games by chance, and the others play on. */
class LeavingAnytimeTest {
  private static final StccgGame GAME = new StccgGame();

  /** How long the others go on. */
  private static final int ON = 25;

  private final Random random = new Random(20);

  private StccgState next(StccgState state) {
    ImmutableList<StccgAction> legal =
        Action.answers(GAME.legalActions(state, GAME.toAct(state).get(0)));
    return GAME.next(state, legal.get(random.nextInt(legal.size())));
  }

  @Rule("ST-MUL-05")
  @Test
  void whoeverGivesUpWheneverTheOthersPlayOn() {
    int left = 0;
    for (int players = 2; players <= 4; players++) {
      StccgState state =
          GAME.setup(StccgConfig.usual(players), Chance.seeded("leaving " + players)).state();
      for (int i = 0; i < 900 && GAME.outcome(state).isEmpty(); i++) {
        Seat seat = Seat.at(i % players);
        if (i % 7 == 0 && GAME.legalActions(state, seat).contains(new Resign(seat))) {
          left++;
          goesOn(GAME.apply(state, new Resign(seat)).state());
        }
        state = next(state);
      }
    }
    assertThat(left).isGreaterThan(100);
  }

  private void goesOn(StccgState begun) {
    StccgState state = begun;
    for (int i = 0; i < ON && GAME.outcome(state).isEmpty(); i++) {
      assertThat(GAME.faults(state)).isEmpty();
      if (i % 8 == 0) {
        StccgView view = GAME.view(state, GAME.toAct(state).get(0));
        StccgState dealt = GAME.determinize(view, Chance.seeded("deal " + i));
        assertThat(GAME.faults(dealt)).isEmpty();
        assertThat(GAME.view(dealt, view.seat())).isEqualTo(view);
      }
      state = next(state);
    }
    assertThat(GAME.faults(state)).isEmpty();
  }
}
