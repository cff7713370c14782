package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.session.Session;
import io.stardeck.engine.session.Undo;
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

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "The id of the game; not told if one is resumed.")
  private Optional<String> game = Optional.empty();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Goes on with the game of that record; its configuration and seed stand there.")
  private Optional<String> resumed = Optional.empty();

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
    if (resumed.isPresent() == game.isPresent()) {
      throw new InputException("a game is named, or one is resumed; not both");
    }
    if (resumed.isPresent()) {
      RecordFile file = RecordFile.read(resumed.get());
      resume(file.game(), file);
    } else {
      begin(GameShelf.load().find(game.orElseThrow()));
    }
    return ExitCode.OK;
  }

  private <C, S, A extends Action, V extends View> void begin(Game<C, S, A, V> chosen)
      throws InputException, IOException {
    String seed = options.seed();
    C config = options.config(chosen);
    Ruling<Session<C, S, A, V>> started =
        Session.start(chosen, config, Origin.seed(seed), Undo.ALWAYS);
    LineupOptions.accept(chosen, started);
    if (!quiet) {
      console.line("%s, seed %s", chosen.info().title(), seed);
    }
    play(chosen, started.state(), seed, started.events());
  }

  private <C, S, A extends Action, V extends View> void resume(
      Game<C, S, A, V> chosen, RecordFile file) throws InputException, IOException {
    GameRecord<C, A> record = file.record(chosen);
    Replay<Session<C, S, A, V>> replay = Session.resume(chosen, record, Undo.ALWAYS);
    if (replay instanceof Replay.Verified<Session<C, S, A, V>> verified) {
      if (!quiet) {
        console.line("%s, after %d decisions", chosen.info().title(), record.length());
      }
      play(chosen, verified.state(), options.seed(), ImmutableList.of());
    } else {
      throw file.untrue(replay);
    }
  }

  /**
   * Goes on with {@code session}.
   *
   * @param seed for the draws that are not the game's
   * @param first what has happened, and nobody was told of yet
   */
  private <C, S, A extends Action, V extends View> void play(
      Game<C, S, A, V> chosen, Session<C, S, A, V> session, String seed, ImmutableList<Event> first)
      throws InputException, IOException {
    long limit = options.limit();
    ImmutableList<String> names =
        options.bots(chosen, chosen.players(session.state()), HumanDecider.NAME);
    Teller<S, A, V> teller = new Teller<>(chosen, watcher(names), console);
    if (!quiet) {
      teller.events(session.state(), first);
    }
    // At once, so that nobody plays for an hour and then hears that there is no place for it.
    keep(session);
    new GameLoop<>(chosen, session, deciders(chosen, names), Turns.of(seed), told(teller))
        .play(limit);
    keep(session);
    if (!quiet) {
      teller.table(session.state());
    }
    int decisions = session.record().length();
    if (decisions >= limit && chosen.outcome(session.state()).isEmpty()) {
      console.line("The game was stopped after %d decisions.", limit);
      return;
    }
    teller.end(chosen.outcome(session.state()), decisions, names);
  }

  private void keep(Session<?, ?, ?, ?> session) throws InputException {
    if (recordFile.isPresent()) {
      TextFile.write(recordFile.get(), session.save());
    }
  }

  private <A extends Action, V extends View> ImmutableList<Decider<A, V>> deciders(
      Game<?, ?, A, V> chosen, ImmutableList<String> names) {
    ImmutableList.Builder<Decider<A, V>> deciders = ImmutableList.builder();
    for (String name : names) {
      deciders.add(
          name.equals(HumanDecider.NAME)
              ? new HumanDecider<>(chosen, console)
              : Decider.of(Bots.named(chosen, name).orElseThrow()));
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

  private <S> GameLoop.Told<S> told(Teller<S, ?, ?> teller) {
    return new GameLoop.Told<>() {
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
