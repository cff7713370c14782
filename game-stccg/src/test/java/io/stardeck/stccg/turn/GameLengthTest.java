package io.stardeck.stccg.turn;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game keeps a human length: players are asked where somebody could answer, not everywhere. */
class GameLengthTest {
  private static final StccgGame GAME = new StccgGame();
  private static final int GAMES = Integer.getInteger("stardeck.games", 10);

  private int turns;
  private int decisions;
  private int choices;
  private int asked;

  @Rule({"ST-D-78", "ST-INT-15"})
  @Test
  void aTurnAsksForFewPasses() {
    for (int seed = 0; seed < GAMES; seed++) {
      play(seed);
    }
    String figures =
        "%.1f decisions a turn, %.1f of them with a choice, %.1f in windows"
            .formatted(
                (double) decisions / turns, (double) choices / turns, (double) asked / turns);
    assertThat((double) asked / turns).as(figures).isBetween(1.0, 5.0);
    assertThat((double) decisions / turns).as(figures).isLessThan(30);
    assertThat(choices).as(figures).isGreaterThan(decisions / 2);
  }

  private void play(int seed) {
    StccgState state = GAME.setup(StccgConfig.usual(2), Chance.seeded("length " + seed)).state();
    Chance chance = Chance.seeded("moves " + seed);
    while (GAME.outcome(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      List<StccgAction> legal =
          GAME.legalActions(state, seat).stream().filter(each -> !each.anytime()).toList();
      var drawn = chance.below(legal.size());
      chance = drawn.next();
      if (!(legal.get(0) instanceof SetupAction)) {
        decisions++;
        choices += legal.size() > 1 ? 1 : 0;
        asked += state.top() instanceof Phase.Window ? 1 : 0;
      }
      state = GAME.next(state, legal.get(drawn.value()));
    }
    turns += state.table().turn().number();
  }
}
