package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import org.junit.jupiter.api.Test;

/** What a law compares is told by the first path at which it differs. */
final class DifferenceTest {
  private static final GameJson<?, ?, ?, ?> JSON = GameJson.of(new TicTacToe());

  @Test
  void theFirstPlaceThatDiffersIsTold() {
    Mark one = new Mark(Seat.of(1), 4);
    Mark other = new Mark(Seat.of(1), 5);
    assertThat(told(ImmutableList.of(one, one), ImmutableList.of(one, other)))
        .isEqualTo("it differs at [1].cell: 4, not 5");
    assertThat(told(ImmutableList.of(one), ImmutableList.of()))
        .startsWith("it differs at [0]: {")
        .endsWith(", not nothing");
    assertThat(told(one, one)).isEqualTo("it differs, and not in its JSON");
  }

  @Test
  void anAssertionTellsItInItsWords() {
    Mark one = new Mark(Seat.of(1), 4);
    Mark other = new Mark(Seat.of(1), 5);
    assertThatThrownBy(
            () ->
                assertThat(one)
                    .as("the mark, %s", new Difference(JSON, one, other))
                    .isEqualTo(other))
        .hasMessageContaining("the mark, it differs at cell: 4, not 5");
  }

  private static String told(Object actual, Object expected) {
    return new Difference(JSON, actual, expected).toString();
  }
}
