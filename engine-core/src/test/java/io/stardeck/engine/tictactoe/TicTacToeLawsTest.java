package io.stardeck.engine.tictactoe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Frame;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

final class TicTacToeLawsTest implements GameLaws<Start, Board, Mark, Board> {
  @Override
  public TicTacToe game() {
    return new TicTacToe();
  }

  @Override
  public Arbitrary<Start> configs() {
    return Arbitraries.of(new Start(2, Seat.of(1)), new Start(2, Seat.of(2)));
  }

  @Override
  public ImmutableMap<String, Object> hidden(Board board, Seat seat) {
    return ImmutableMap.of();
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(TicTacToe.Turn.class);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action Mark", "phase Turn", "event Marked");
  }
}
