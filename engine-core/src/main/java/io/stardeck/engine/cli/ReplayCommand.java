package io.stardeck.engine.cli;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.record.Replay.Step;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}: plays a recorded game again and tells whether the record is true. */
@Command(
    name = "replay",
    description = {
      "Plays a recorded game again and compares everything that the record says.",
      "Exits with 0 if all is so, with 1 at the first difference, with 2 if the record cannot be"
          + " read."
    })
final class ReplayCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "FILE", description = "The record.")
  private String file = "";

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "Shows the table after that many decisions.")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--view",
      paramLabel = "SEAT",
      description = "Shows the table as that seat sees it; 0, the spectator, if left out.")
  private Optional<Integer> view = Optional.empty();

  ReplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException {
    RecordFile read = RecordFile.read(file);
    return replay(read.game(), read);
  }

  private <C, S, A extends Action, V extends View> int replay(
      Game<C, S, A, V> game, RecordFile read) throws InputException {
    Records<C, S, A, V> records = Records.of(game);
    GameRecord<C, A> record = read.record(game);
    int wanted = at.orElse(record.length());
    if (wanted < 0 || wanted > record.length()) {
      throw new InputException("the record has the decisions 0 to " + record.length());
    }
    Frozen<S, A> frozen = new Frozen<>(wanted);
    Replay<S> replay = records.replay(record, frozen::watch);
    if (frozen.state.isPresent() && (at.isPresent() || view.isPresent())) {
      show(game, frozen.state.get());
    }
    return tell(replay, record);
  }

  private <S, V extends View> void show(Game<?, S, ?, V> game, S state) throws InputException {
    int seat = view.orElse(Seat.SPECTATOR.number());
    if (seat < 0 || seat > game.players(state)) {
      throw new InputException(
          "there are the seats 1 to " + game.players(state) + ", and 0 for the spectator");
    }
    V seen = game.view(state, Seat.of(seat));
    console.line("%s", game.narrator().table(seen));
    console.line("%s", game.prompt(seen).text());
  }

  private int tell(Replay<?> replay, GameRecord<?, ?> record) throws InputException {
    if (replay instanceof Replay.Refused<?> refused) {
      throw new InputException(file + ": " + refused.why().reason());
    }
    if (replay instanceof Replay.Diverged<?> diverged) {
      console.line("%s", diverged.at());
      return ExitCode.DIVERGED;
    }
    console.line(
        "The record is true%s: %d decisions of %s.",
        record.ending().isPresent() ? "" : " as far as it goes, but has no end",
        record.length(),
        record.beginning().game());
    return ExitCode.OK;
  }

  /** Keeps the state that one step of the replay came to. */
  private static final class Frozen<S, A extends Action> {
    private final int wanted;
    private Optional<S> state = Optional.empty();

    Frozen(int wanted) {
      this.wanted = wanted;
    }

    void watch(Step<S, A> step) {
      if (step.move() == wanted) {
        state = Optional.of(step.state());
      }
    }
  }
}
