package io.stardeck.engine.cli;

import io.stardeck.engine.match.Stop;
import java.util.concurrent.CountDownLatch;

/**
 * Ctrl-C, or another end from outside, while long work goes on: wishes that it stops, and holds the
 * process until its results are told.
 */
final class EndOfProcess implements AutoCloseable {
  private final Stop stop = new Stop();
  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook = new Thread(this::end, "end of process");

  private EndOfProcess() {}

  /** Watched from now on until it is closed. */
  static EndOfProcess watched() {
    EndOfProcess end = new EndOfProcess();
    Runtime.getRuntime().addShutdownHook(end.hook);
    return end;
  }

  /** Wished once the process is to end. */
  Stop stop() {
    return stop;
  }

  /** All is told: nothing holds the process any longer. */
  @Override
  public void close() {
    told.countDown();
    if (!stop.wished()) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException endsNow) {
        // The hook runs already, and finds all told.
        stop.now();
      }
    }
  }

  private void end() {
    stop.now();
    try {
      told.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
