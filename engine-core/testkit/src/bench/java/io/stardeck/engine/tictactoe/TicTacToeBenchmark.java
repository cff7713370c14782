package io.stardeck.engine.tictactoe;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the framework costs: random games of tic-tac-toe through the public API, beside the same
 * game written by hand. One operation is one decision: list what is legal, choose, go on.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TicTacToeBenchmark {
  private final TicTacToe game = new TicTacToe();
  private final Board start = game.setup(game.defaultConfig(2), Chance.seeded(1)).state();
  private Board board = start;
  private Grid grid = Grid.empty();
  private int random = 1;

  /** By hand. */
  @Benchmark
  public Object byHand() {
    ImmutableList<Integer> legal = grid.legal();
    grid = legal.isEmpty() ? Grid.empty() : grid.mark(legal.get(choose(legal.size())));
    return grid;
  }

  /** As a host plays: every action is checked and its events are told. */
  @Benchmark
  public Object throughApply() {
    ImmutableList<Seat> toAct = game.toAct(board);
    if (toAct.isEmpty()) {
      board = start;
    } else {
      ImmutableList<Mark> legal = game.legalActions(board, toAct.get(0));
      board = game.apply(board, legal.get(choose(legal.size()))).state();
    }
    return board;
  }

  /** As a search plays: what was just listed needs neither. */
  @Benchmark
  public Object throughNext() {
    ImmutableList<Seat> toAct = game.toAct(board);
    if (toAct.isEmpty()) {
      board = start;
    } else {
      ImmutableList<Mark> legal = game.legalActions(board, toAct.get(0));
      board = game.next(board, legal.get(choose(legal.size())));
    }
    return board;
  }

  /** A generator that costs next to nothing. */
  private int choose(int bound) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return Math.floorMod(random, bound);
  }
}
