package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.match.SimulationResult;
import io.stardeck.engine.match.Stop;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code simulate}: plays many games among bots and tells the figures. */
@Command(
    name = "simulate",
    description = {
      "Plays many games among bots and tells the figures.",
      "The players move on by one seat from game to game."
    })
final class SimulateCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1000;

  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "The id of the game.")
  private String game = "";

  @Option(names = "--games", required = true, paramLabel = "N", description = "How many games.")
  private long games;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many at the same time; the result is the same for any number.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Writes the figures as JSON.")
  private boolean json;

  @Mixin private LineupOptions options = new LineupOptions();

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    if (games < 1) {
      throw new InputException("a simulation has 1 game or more, not " + games);
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new InputException("there can be 1 to " + MOST_THREADS + " threads, not " + threads);
    }
    Simulation<?, ?, ?, ?> simulation = simulation(GameShelf.load().find(game));
    try (EndOfProcess end = EndOfProcess.watched()) {
      print(run(simulation, end.stop()));
    }
    return ExitCode.OK;
  }

  private <C, S, A extends Action, V extends View> Simulation<C, S, A, V> simulation(
      Game<C, S, A, V> chosen) throws InputException, InterruptedException {
    String seed = options.seed();
    C config = options.config(chosen);
    int seats = chosen.players(LineupOptions.setup(chosen, config, seed).state());
    ImmutableList.Builder<Player<A, V>> players = ImmutableList.builder();
    for (String name : options.bots(chosen, seats)) {
      players.add(new Player<>(name, Bots.named(chosen, name).orElseThrow()));
    }
    return new Simulation<>(
        new Lineup<>(chosen, config, players.build()), seed, games, options.limit());
  }

  private SimulationResult run(Simulation<?, ?, ?, ?> simulation, Stop stop)
      throws InterruptedException {
    if (!console.terminal()) {
      return simulation.run(threads, Progress.SILENT, stop);
    }
    try (ProgressDisplay display = new ProgressDisplay(console, "games", games)) {
      return simulation.run(threads, display, stop);
    }
  }

  private void print(SimulationResult result) {
    if (result.games() < games) {
      console.err().println("stopped after " + result.games() + " of " + games + " games");
    }
    if (json) {
      console.line("%s", EngineJson.write(result));
    } else {
      SimulationText.print(result, console);
    }
    console.out().flush();
  }
}
