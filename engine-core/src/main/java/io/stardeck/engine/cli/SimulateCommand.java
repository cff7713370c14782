package io.stardeck.engine.cli;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.match.League;
import io.stardeck.engine.match.LeagueResult;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.match.SimulationResult;
import io.stardeck.engine.match.Stop;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
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
      "The players move on by one seat from game to game; in a league each bot plays each other."
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

  @Option(
      names = "--league",
      description =
          "Each bot against each other, in pairs of games with the seats exchanged, until it is"
              + " sure which is better, or --games are played.")
  private boolean league;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Where to write the figures of a league as a page for a browser.")
  private Optional<String> html = Optional.empty();

  @Option(
      names = "--export",
      paramLabel = "FILE",
      description =
          "Where to write every decision as a line of JSON, instead of figures: view, legal"
              + " actions, choice, result.")
  private Optional<String> export = Optional.empty();

  @Mixin private LineupOptions options = new LineupOptions();

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    checkOptions();
    if (league) {
      League<?, ?, ?, ?> played = league(GameShelf.load().find(game));
      if (html.isPresent()) {
        // At once, so that nobody waits for a league and then hears that it cannot be written.
        TextFile.checkPlace(html.get());
      }
      try (EndOfProcess end = EndOfProcess.watched()) {
        print(run(played, end.stop()), end.stop());
      }
      return ExitCode.OK;
    }
    Simulation<?, ?, ?, ?> simulation = simulation(GameShelf.load().find(game));
    if (export.isPresent()) {
      export(simulation, export.get());
      return ExitCode.OK;
    }
    try (EndOfProcess end = EndOfProcess.watched()) {
      print(run(simulation, end.stop()));
    }
    return ExitCode.OK;
  }

  private void export(Simulation<?, ?, ?, ?> simulation, String file) throws InputException {
    try (EndOfProcess end = EndOfProcess.watched();
        Writer writer = TextFile.writer(file)) {
      stopped(DecisionExport.write(simulation, writer, end.stop()));
    } catch (IOException e) {
      throw TextFile.notWritten(file, e);
    }
  }

  /** What is asked for is done, or it is refused: nothing is passed over. */
  private void checkOptions() throws InputException {
    if (games < 1) {
      throw new InputException("a simulation has 1 game or more, not " + games);
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new InputException("there can be 1 to " + MOST_THREADS + " threads, not " + threads);
    }
    if (html.isPresent() && !league) {
      throw new InputException("there is a page of a league only: --league");
    }
    if (export.isPresent() && (league || json)) {
      throw new InputException(
          "decisions are exported instead of figures: neither --league nor --json goes with that");
    }
    if (league && options.limited()) {
      throw new InputException("the games of a league are played to their end: no --limit");
    }
  }

  private <C, S, A extends Action, V extends View> Simulation<C, S, A, V> simulation(
      Game<C, S, A, V> chosen) throws InputException, InterruptedException {
    String seed = options.seed();
    C config = options.config(chosen);
    int seats = chosen.players(LineupOptions.setup(chosen, config, seed).state());
    ImmutableList.Builder<Player<A, V>> players = ImmutableList.builder();
    ImmutableList<String> bots = options.bots(chosen, seats);
    ImmutableList<String> names = toldApart(bots);
    for (int i = 0; i < seats; i++) {
      players.add(new Player<>(names.get(i), Bots.named(chosen, bots.get(i)).orElseThrow()));
    }
    return new Simulation<>(
        new Lineup<>(chosen, config, players.build()), seed, games, options.limit());
  }

  /** Those names; each of several that are the same with its number: {@code random#0}. */
  private static ImmutableList<String> toldApart(ImmutableList<String> bots) {
    ImmutableMultiset<String> all = ImmutableMultiset.copyOf(bots);
    Multiset<String> before = HashMultiset.create();
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (String bot : bots) {
      names.add(all.count(bot) == 1 ? bot : bot + "#" + before.count(bot));
      before.add(bot);
    }
    return names.build();
  }

  private <C, S, A extends Action, V extends View> League<C, S, A, V> league(
      Game<C, S, A, V> chosen) throws InputException {
    String seed = options.seed();
    C config = options.configOfLeague(chosen);
    LineupOptions.setup(chosen, config, seed);
    ImmutableList.Builder<Player<A, V>> players = ImmutableList.builder();
    for (String name : options.entrants(chosen)) {
      players.add(new Player<>(name, Bots.named(chosen, name).orElseThrow()));
    }
    try {
      return new League<>(chosen, config, players.build(), seed, games);
    } catch (IllegalArgumentException e) {
      throw new InputException("this is no league: " + e.getMessage());
    }
  }

  private LeagueResult run(League<?, ?, ?, ?> played, Stop stop) throws InterruptedException {
    if (!console.terminal()) {
      return played.run(threads, Progress.SILENT, stop);
    }
    long most = games * played.bots().size() * (played.bots().size() - 1) / 2;
    try (ProgressDisplay display = new ProgressDisplay(console, "games", most)) {
      return played.run(threads, display, stop);
    }
  }

  private void print(LeagueResult result, Stop stop) throws InputException {
    if (stop.wished()) {
      console.err().println("stopped after " + result.decisions().count() + " games");
    }
    if (html.isPresent()) {
      TextFile.write(html.get(), LeaguePage.of(result));
    }
    if (json) {
      console.line("%s", EngineJson.write(result));
    } else {
      LeagueText.print(result, console);
    }
    console.out().flush();
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
    stopped(result.games());
    if (json) {
      console.line("%s", EngineJson.write(result));
    } else {
      SimulationText.print(result, console);
    }
    console.out().flush();
  }

  /** Says so, if fewer games were played than there were to be. */
  private void stopped(long played) {
    if (played < games) {
      console.err().println("stopped after " + played + " of " + games + " games");
    }
  }
}
