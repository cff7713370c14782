package io.stardeck.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Several threads at one session. */
class ConcurrentSessionTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final GameJson<Start, Board, Mark, Look> JSON = GameJson.of(GAME);
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  @Test
  void nobodyWaitsForOneWhoActs() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch shown = new CountDownLatch(1);
    Game<Start, Board, Mark, Look> slow =
        new ForwardingGame<>(GAME) {
          @Override
          public Ruling<Board> apply(Board board, Mark mark) {
            asked.countDown();
            Uninterruptibles.awaitUninterruptibly(shown, Duration.ofSeconds(5));
            return super.apply(board, mark);
          }
        };
    Session<Start, Board, Mark, Look> session = start(slow, Undo.FREE);
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Ruling<Board>> ruling = thread.submit(() -> session.act(new Mark(ONE, 4)));
      asked.await();
      assertThat(session.page(TWO).events()).isEmpty();
      assertThat(session.mayUndo(ONE)).isFalse();
      assertThat(ruling.isDone()).as("it acts still").isFalse();
      shown.countDown();
      assertThat(ruling.get().accepted()).isTrue();
    } finally {
      thread.shutdownNow();
    }
    assertThat(session.page(TWO).events()).hasSize(1);
  }

  @Test
  void ofManyWhoActAtOnceOneIsTaken() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (int round = 0; round < 50; round++) {
        Session<Start, Board, Mark, Look> session = session(Undo.FREE);
        AtomicInteger taken = new AtomicInteger();
        List<Future<?>> all = new ArrayList<>();
        for (int cell = 0; cell < 9; cell++) {
          Mark mark = new Mark(ONE, cell);
          all.add(
              threads.submit(
                  () -> {
                    if (session.act(mark).accepted()) {
                      taken.incrementAndGet();
                    }
                    session.page(TWO);
                  }));
        }
        for (Future<?> each : all) {
          each.get();
        }
        assertThat(taken).hasValue(1);
        assertThat(session.record().length()).isEqualTo(1);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static Session<Start, Board, Mark, Look> session(Undo undo) {
    return start(GAME, undo);
  }

  private static Session<Start, Board, Mark, Look> start(
      Game<Start, Board, Mark, Look> game, Undo undo) {
    return Session.start(game, JSON, game.defaultConfig(2), Origin.seed("any"), undo).state();
  }
}
