package io.stardeck.stccg;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.StccgState;
import org.junit.jupiter.api.Test;

/** The code of this module's README. */
class ModuleReadmeSnippetsTest {
  @Test
  void quickStart() {
    StccgGame game = new StccgGame();
    StccgState state = game.setup(StccgConfig.usual(2), Chance.seeded("a game")).state();
    while (game.outcome(state).isEmpty()) {
      Seat seat = game.toAct(state).get(0);
      var legal = Action.answers(game.legalActions(state, seat));
      state = game.apply(state, legal.get(legal.size() - 1)).state();
    }
    String table = game.narrator().table(game.view(state, Seat.of(1)));
    String card = game.narrator().about(game.view(state, Seat.of(1)), "Nagilum").orElseThrow();

    assertThat(table).contains("turn ");
    assertThat(card).contains("Diplomacy x3");
  }
}
