package io.stardeck.engine.match;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Deals the numbers of the games to the threads, in order. When a game fails no more are dealt;
 * since those before it were, the first failure is the same for any number of threads.
 */
final class GameQueue {
  private final long total;
  private final Progress progress;
  private final Stop stop;
  private long next;
  private long done;
  private @Nullable Failure first;

  GameQueue(long total, Progress progress, Stop stop) {
    this.total = total;
    this.progress = progress;
    this.stop = stop;
  }

  /** The next game, or -1 if there is none; the first one is dealt in any case. */
  synchronized long take() {
    return next < total && (next == 0 || !stop.wished()) ? next++ : -1;
  }

  /** How many games have ended. */
  synchronized long ended() {
    return done;
  }

  /** A game has ended. */
  synchronized void done() {
    done++;
    progress.at(done, total);
  }

  /** A game has failed. */
  synchronized void failed(long game, Throwable cause) {
    if (first == null || game < first.game()) {
      first = new Failure(game, cause);
    }
    stop();
  }

  /** Deals no more games. */
  synchronized void stop() {
    next = total;
  }

  synchronized Optional<Failure> firstFailure() {
    return Optional.ofNullable(first);
  }

  /** A game that failed, and why. */
  record Failure(long game, Throwable cause) {}
}
