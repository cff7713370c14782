package io.stardeck.engine.bench;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import java.time.Duration;

/**
 * How long the same simulation of random games takes in one thread and in two. It is run twice
 * before it is measured: what is left to be compiled takes the second processor.
 */
public final class ThreadScaling {
  private static final int ROUNDS = 3;

  private ThreadScaling() {}

  /** Prints the times, for two players, of the game named and that many games of it. */
  public static void main(String[] args) throws InterruptedException {
    measure(Games.find(args[0]), Long.parseLong(args[1]));
  }

  private static <C, S, A extends Action, V extends View> void measure(
      Game<C, S, A, V> game, long games) throws InterruptedException {
    Player<A, V> player = new Player<>("random", RandomBot.get());
    Lineup<C, S, A, V> lineup =
        new Lineup<>(game, game.defaultConfig(2), ImmutableList.of(player, player));
    for (int round = -1; round <= ROUNDS; round++) {
      Duration one = time(lineup, games, 1);
      Duration two = time(lineup, games, 2);
      if (round > 0) {
        System.out.printf(
            "1 thread %.1f s, 2 threads %.1f s: %.2f times%n",
            one.toMillis() / 1e3, two.toMillis() / 1e3, (double) one.toMillis() / two.toMillis());
      }
    }
  }

  private static <C, S, A extends Action, V extends View> Duration time(
      Lineup<C, S, A, V> lineup, long games, int threads) throws InterruptedException {
    long begin = System.nanoTime();
    new Simulation<>(lineup, "scaling", games).run(threads, Progress.SILENT);
    return Duration.ofNanos(System.nanoTime() - begin);
  }
}
