package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Records;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play}: one game among bots and people at the terminal. */
@Command(
    name = "play",
    description = {
      "Plays one game and tells what happens.",
      "A player named \"human\" is asked at the terminal."
    })
final class PlayCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "The id of the game.")
  private String game = "";

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Where to write the record of the game; it tells the players' secrets too.")
  private Optional<String> recordFile = Optional.empty();

  @Option(names = "--quiet", description = "Tells only how the game ended.")
  private boolean quiet;

  @Mixin private LineupOptions options = new LineupOptions();

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException, IOException {
    play(GameShelf.load().find(game));
    return ExitCode.OK;
  }

  private <C, S, A extends Action, V extends View> void play(Game<C, S, A, V> chosen)
      throws InputException, IOException {
    String seed = options.seed();
    long limit = options.limit();
    C config = options.config(chosen);
    Ruling<S> setup = LineupOptions.setup(chosen, config, seed);
    ImmutableMap<String, Bot<A, V>> bots = Bots.of(chosen);
    ImmutableList<String> names = names(chosen.players(setup.state()), bots);
    Teller<S, A, V> teller = new Teller<>(chosen, watcher(names), console);
    if (!quiet) {
      console.line("%s, seed %s", chosen.info().title(), seed);
      teller.events(setup.state(), setup.events());
    }
    Records<C, S, A, V> records = Records.of(chosen);
    GameRecord<C, A> begun = records.begin(config, Origin.seed(seed));
    // At once, so that nobody plays for an hour and then hears that there is no place for it.
    keep(records, begun);
    Sitting<C, S, A, V> sitting =
        new Sitting<>(
            chosen,
            setup.state(),
            begun,
            deciders(chosen, names, bots),
            Turns.of(seed),
            told(teller));
    sitting.play(limit);
    GameRecord<C, A> record = records.end(sitting.record(), sitting.state());
    keep(records, record);
    if (!quiet) {
      teller.table(sitting.state());
    }
    if (record.length() >= limit && chosen.outcome(sitting.state()).isEmpty()) {
      console.line("The game was stopped after %d decisions.", limit);
      return;
    }
    teller.end(chosen.outcome(sitting.state()), record.length(), names);
  }

  private <C, A extends Action> void keep(Records<C, ?, A, ?> records, GameRecord<C, A> record)
      throws InputException {
    if (recordFile.isPresent()) {
      TextFile.write(recordFile.get(), records.write(record));
    }
  }

  private ImmutableList<String> names(int players, ImmutableMap<String, ?> bots)
      throws InputException {
    return options.bots(
        players,
        ImmutableList.<String>builder().addAll(bots.keySet()).add(HumanDecider.NAME).build());
  }

  private <A extends Action, V extends View> ImmutableList<Decider<A, V>> deciders(
      Game<?, ?, A, V> chosen, ImmutableList<String> names, ImmutableMap<String, Bot<A, V>> bots) {
    ImmutableList.Builder<Decider<A, V>> deciders = ImmutableList.builder();
    for (String name : names) {
      Bot<A, V> bot = bots.get(name);
      deciders.add(bot == null ? new HumanDecider<>(chosen, console) : Decider.of(bot));
    }
    return deciders.build();
  }

  /** Whose eyes the terminal has: those of the only person; nobody's if there are several. */
  static Seat watcher(ImmutableList<String> names) {
    int first = names.indexOf(HumanDecider.NAME);
    return first >= 0 && first == names.lastIndexOf(HumanDecider.NAME)
        ? Seat.at(first)
        : Seat.SPECTATOR;
  }

  private <S> Sitting.Told<S> told(Teller<S, ?, ?> teller) {
    return new Sitting.Told<>() {
      @Override
      public void ruling(Ruling<S> ruling) {
        if (!quiet) {
          teller.events(ruling.state(), ruling.events());
        }
      }

      @Override
      public void nothingToUndo(Seat seat) {
        console.line("%s has taken no decision yet.", seat);
      }
    };
  }
}
