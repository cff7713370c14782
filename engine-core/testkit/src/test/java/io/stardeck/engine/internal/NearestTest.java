package io.stardeck.engine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import net.jqwik.api.Example;

final class NearestTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Seat ONE = Seat.of(1);

  @Example
  void theNearestLegalActionsDifferInTheFewestFields() {
    ImmutableList<Mark> legal =
        ImmutableList.of(new Mark(ONE, 3), new Mark(Seat.of(2), 9), new Mark(ONE, 5));
    assertThat(nearest(new Mark(ONE, 9), legal))
        .as("one field each, in the order in which they are listed")
        .isEqualTo(legal);
    assertThat(nearest(new Mark(ONE, 5), legal)).containsExactly(new Mark(ONE, 5));
    assertThat(nearest(new Mark(ONE, 7), legal))
        .containsExactly(new Mark(ONE, 3), new Mark(ONE, 5));
  }

  @Example
  void amongTheLegalActionsOfAState() {
    var state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
    assertThat(nearest(new Mark(ONE, 99), GAME.legalActions(state, ONE))).hasSize(9);
    assertThat(nearest(new Mark(ONE, 99), ImmutableList.of())).isEmpty();
  }

  private static ImmutableList<Mark> nearest(Mark refused, ImmutableList<Mark> legal) {
    return Nearest.to(refused, legal, GameJson.of(GAME));
  }
}
