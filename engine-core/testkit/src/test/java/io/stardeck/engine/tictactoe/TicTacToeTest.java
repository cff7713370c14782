package io.stardeck.engine.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.testkit.RuleCoverage;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import org.junit.jupiter.api.Test;

/** The rules of tic-tac-toe, and that each of them is shown. */
final class TicTacToeTest implements RuleCoverage {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  private final TicTacToe game = new TicTacToe();

  @Override
  public TicTacToe game() {
    return game;
  }

  @Rule("TTT-01")
  @Test
  void twoPlayAndEitherMayBegin() {
    assertThat(game.toAct(begin(ONE))).containsExactly(ONE);
    assertThat(game.toAct(begin(TWO))).containsExactly(TWO);
  }

  @Rule("TTT-01")
  @Test
  void nobodyElseMayBegin() {
    Start stranger = new Start(2, Seat.of(3));
    assertThat(game.setup(stranger, Chance.seeded(1)).violations())
        .extracting(violation -> violation.rule().value())
        .containsExactly("TTT-01");
    assertThat(game.setup(game.defaultConfig(3), Chance.seeded(1)).accepted()).isFalse();
  }

  @Rule("TTT-02")
  @Test
  void aMarkedCellCannotBeMarkedAgain() {
    Board board = play(4);
    assertThat(game.check(board, new Mark(TWO, 4)))
        .extracting(Violation::toString)
        .containsExactly("TTT-02: there is no empty cell 4");
    assertThat(game.check(board, new Mark(TWO, 3))).isEmpty();
    assertThat(game.check(board, new Mark(ONE, 3))).isNotEmpty();
  }

  @Rule("TTT-03")
  @Test
  void threeInALineWin() {
    Board board = play(0, 3, 1, 4, 2);
    assertThat(game.outcome(board).orElseThrow().winners()).containsExactly(ONE);
    assertThat(game.outcome(board).orElseThrow().scores()).containsExactly(1, 0);
    assertThat(game.toAct(board)).isEmpty();
  }

  @Rule("TTT-03")
  @Test
  void aFullBoardWithoutALineIsADraw() {
    Board board = play(0, 1, 2, 4, 3, 5, 7, 6, 8);
    assertThat(game.outcome(board).orElseThrow().winners()).isEmpty();
  }

  private Board begin(Seat first) {
    return game.setup(new Start(2, first), Chance.seeded(1)).state();
  }

  private Board play(int... cells) {
    Board board = begin(ONE);
    for (int cell : cells) {
      Ruling<Board> ruling = game.apply(board, new Mark(game.toAct(board).get(0), cell));
      board = ruling.state();
    }
    return board;
  }
}
