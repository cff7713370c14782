package io.stardeck.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import org.junit.jupiter.api.Test;

class LearningTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final Veiled GAME = new Veiled();
  private static final Learning<Board, Mark, Look> LEARNING =
      new Learning<>(GAME, GameJson.of(GAME));

  @Test
  void whatStaysHiddenIsNotLearnt() {
    assertThat(LEARNING.nothingIn(board("........."), ImmutableList.of(new Mark(ONE, 4)))).isTrue();
  }

  @Test
  void whatShowsWithoutAnIdIsLearnt() {
    assertThat(LEARNING.nothingIn(board("....1...."), ImmutableList.of(new Mark(TWO, 0))))
        .isFalse();
  }

  @Test
  void whatShowsAtTheEndOfSeveralDecisionsIsLearnt() {
    ImmutableList<Mark> both = ImmutableList.of(new Mark(ONE, 4), new Mark(TWO, 0));
    assertThat(LEARNING.nothingIn(board("........."), both)).isTrue();
    ImmutableList<Mark> rest = ImmutableList.of(new Mark(TWO, 0), new Mark(ONE, 8));
    assertThat(LEARNING.nothingIn(board("....1...."), rest)).isFalse();
  }

  private static Board board(String cells) {
    return Board.of(GAME.defaultConfig(2), cells);
  }

  /** Tic-tac-toe in which the second player sees where the first mark is once there are two. */
  private static final class Veiled extends ForwardingGame<Start, Board, Mark, Look> {
    private static final String FIRST = "1........";

    Veiled() {
      super(new TicTacToe());
    }

    @Override
    public Look view(Board board, Seat seat) {
      boolean veiled = seat.equals(TWO) && board.cells().replace(".", "").equals("1");
      return super.view(veiled ? Board.of(board.config(), FIRST) : board, seat);
    }

    @Override
    public Board determinize(Look look, Chance chance) {
      String cells = look.state().cells();
      if (!look.seat().equals(TWO) || !cells.equals(FIRST)) {
        return look.state();
      }
      StringBuilder dealt = new StringBuilder(".........");
      dealt.setCharAt(chance.below(9).value(), '1');
      return Board.of(look.state().config(), dealt.toString());
    }

    @Override
    public Ruling<Board> apply(Board board, Mark mark) {
      Ruling<Board> ruling = super.apply(board, mark);
      return ruling.accepted() ? Ruling.accept(ruling.state(), ImmutableList.of()) : ruling;
    }
  }
}
