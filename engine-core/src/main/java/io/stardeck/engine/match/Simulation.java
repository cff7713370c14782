package io.stardeck.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Many games of one lineup, for figures. From game to game every player moves on by one seat, so
 * that nobody gains by where they sit.
 *
 * <p>The n-th game, counted from 0, is the {@link Match} with the seed {@code seed/n}: each can be
 * played again alone.
 *
 * @param lineup who plays what, seated as for the first game
 * @param seed any text
 * @param games how many, 1 or more
 * @param limit after how many decisions a game is stopped, 1 or more
 */
public record Simulation<C, S, A extends Action, V extends View>(
    Lineup<C, S, A, V> lineup, String seed, long games, long limit) {

  /**
   * @throws IllegalArgumentException if there are no games to play, or no decisions to take
   */
  public Simulation {
    checkArgument(games > 0, "a simulation has 1 game or more, not %s", games);
    checkArgument(limit > 0, "a game has 1 decision or more, not %s", limit);
  }

  /** One whose games all are played to their end. */
  public Simulation(Lineup<C, S, A, V> lineup, String seed, long games) {
    this(lineup, seed, games, Long.MAX_VALUE);
  }

  /** The match that is the game of that number, from 0 to {@link #games} - 1. */
  public Match<C, S, A, V> match(long game) {
    return new Match<>(lineup.rotated(places(game)), seed + "/" + game);
  }

  /**
   * Plays all games.
   *
   * @param threads how many play at the same time, 1 or more; has no influence on the result
   * @param progress is told of each game that ends
   * @throws IllegalArgumentException if the game refuses the configuration or there are no threads
   * @throws IllegalStateException if a game fails, which is a bug in a game or bot; names the first
   *     such game's seed
   * @throws InterruptedException if the calling thread is interrupted; the games under way are left
   */
  public SimulationResult run(int threads, Progress progress) throws InterruptedException {
    return run(threads, progress, new Stop());
  }

  /**
   * Plays games until all are played or {@code stop} is wished: then those under way, at least one,
   * are played to their end. The result is that of a simulation of so many games.
   *
   * @param threads as above
   * @param progress as above
   * @throws IllegalArgumentException as above
   * @throws IllegalStateException as above
   * @throws InterruptedException as above
   */
  public SimulationResult run(int threads, Progress progress, Stop stop)
      throws InterruptedException {
    checkArgument(threads > 0, "a simulation has 1 thread or more, not %s", threads);
    lineup.setup(match(0).seed());
    GameQueue queue = new GameQueue(games, progress, stop);
    ExecutorService pool = Executors.newFixedThreadPool((int) Math.min(threads, games));
    try {
      List<Callable<Tally<S, A>>> workers = new ArrayList<>();
      for (int worker = 0; worker < Math.min(threads, games); worker++) {
        workers.add(() -> work(queue));
      }
      return result(collect(pool.invokeAll(workers), queue), queue.ended());
    } finally {
      queue.stop();
      pool.shutdownNow();
    }
  }

  private Tally<S, A> work(GameQueue queue) {
    Tally<S, A> tally = new Tally<>(lineup.players().size());
    for (long game = queue.take(); game >= 0; game = queue.take()) {
      tally.next(game, places(game));
      try {
        match(game).play(tally, limit);
      } catch (RuntimeException | Error e) {
        // Whatever it is, it ends the work, and the game can be played again.
        queue.failed(game, e);
        return tally;
      }
      queue.done();
    }
    return tally;
  }

  private Tally<S, A> collect(List<Future<Tally<S, A>>> workers, GameQueue queue)
      throws InterruptedException {
    Tally<S, A> all = new Tally<>(lineup.players().size());
    for (Future<Tally<S, A>> worker : workers) {
      try {
        all.addAll(worker.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException("the simulation broke off", e.getCause());
      }
    }
    queue
        .firstFailure()
        .ifPresent(
            failure -> {
              throw new IllegalStateException(
                  "the game with seed " + match(failure.game()).seed() + " failed",
                  failure.cause());
            });
    return all;
  }

  private SimulationResult result(Tally<S, A> tally, long ended) {
    return ImmutableSimulationResult.builder()
        .game(lineup.game().info().id())
        .version(lineup.game().info().version())
        .config(GameJson.of(lineup.game()).tree(lineup.config()))
        .seed(seed)
        .games(ended)
        .players(players(tally, ended))
        .seats(tally.seatWins.shares(ended))
        .unwon(tally.unwon)
        .stopped(tally.stopped)
        .decisions(tally.decisions.distribution())
        .branching(tally.branching.distribution())
        .actions(tally.actions.byName(SealedFamily::display))
        .rules(tally.rules.byName(rule -> rule))
        .build();
  }

  private ImmutableList<PlayerResult> players(Tally<S, A> tally, long ended) {
    ImmutableList<WinShare> wins = tally.playerWins.shares(ended);
    ImmutableList.Builder<PlayerResult> results = ImmutableList.builder();
    for (int player = 0; player < wins.size(); player++) {
      results.add(
          new PlayerResult(
              lineup.players().get(player).name(),
              wins.get(player),
              (double) tally.scores[player] / Math.max(1, ended - tally.stopped)));
    }
    return results.build();
  }

  private int places(long game) {
    return (int) (game % lineup.players().size());
  }
}
