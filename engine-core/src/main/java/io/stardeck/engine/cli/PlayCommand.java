package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.session.Learning;
import io.stardeck.engine.session.Session;
import io.stardeck.engine.session.Undo;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
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
      "A player named \"human\" is asked at the terminal; several take turns at it."
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

  @Option(
      names = "--ask-everything",
      description =
          "Asks also where only one thing can be done, and nobody learns by it; and where nobody"
              + " waits for the player, who may act all the same.")
  private boolean askEverything;

  @Option(
      names = "--open",
      description = "Several people at the terminal may see each other's hands.")
  private boolean open;

  @Option(
      names = "--names",
      split = ",",
      paramLabel = "NAME",
      description = "What the players are called, in seat order.")
  private List<String> names = ImmutableList.of();

  @Mixin private LineupOptions options = new LineupOptions();

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException, IOException {
    if (resumed.isEmpty() && game.isEmpty()) {
      throw new InputException("a game is to be named, or one to be resumed: --resume FILE");
    }
    if (resumed.isPresent() && game.isPresent()) {
      throw new InputException("a game is named, or one is resumed; not both");
    }
    if (resumed.isPresent() && options.configured()) {
      throw new InputException(
          "the configuration of a game that is resumed stands in its record:"
              + " neither --seats nor --config goes with that");
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
    Session<C, S, A, V> session = started.state();
    Ruling<S> first = Ruling.accept(session.state(), started.events());
    play(chosen, session, seed, "seed " + seed, first);
  }

  private <C, S, A extends Action, V extends View> void resume(
      Game<C, S, A, V> chosen, RecordFile file) throws InputException, IOException {
    GameRecord<C, A> record = file.record(chosen);
    Replay<Session<C, S, A, V>> replay = Session.resume(chosen, record, Undo.ALWAYS);
    if (replay instanceof Replay.Verified<Session<C, S, A, V>> verified) {
      Session<C, S, A, V> session = verified.state();
      Ruling<S> first = Ruling.accept(session.state(), ImmutableList.of());
      play(chosen, session, options.seed(), "after " + record.length() + " decisions", first);
    } else {
      throw file.untrue(replay);
    }
  }

  /**
   * Goes on with {@code session}; nothing is told before all options are known to be of use.
   *
   * @param seed for the draws that are not the game's
   * @param whence where it goes on from
   * @param first what has happened, and nobody was told of yet
   */
  @SuppressWarnings("try") // the record is kept by being closed
  private <C, S, A extends Action, V extends View> void play(
      Game<C, S, A, V> chosen,
      Session<C, S, A, V> session,
      String seed,
      String whence,
      Ruling<S> first)
      throws InputException, IOException {
    long limit = options.limit();
    ImmutableList<String> players =
        options.bots(chosen, chosen.players(session.state()), HumanDecider.NAME);
    Console shown = console.watched().named(SeatNames.checked(names, players.size()));
    Teller<S, A, V> teller = new Teller<>(chosen, watchers(players), shown);
    try (KeptRecord kept = KeptRecord.in(recordFile, session, console)) {
      if (!quiet) {
        console.line("%s, %s", chosen.info().title(), whence);
        teller.tell(first);
      }
      new GameLoop<>(
              chosen,
              session,
              deciders(chosen, session, players, teller, shown),
              Turns.of(seed),
              told(teller, shown))
          .play(limit);
    }
    Optional<Outcome> outcome = chosen.outcome(session.state());
    if (!quiet) {
      if (open || outcome.isPresent()) {
        // Before the end nobody is told what others at the terminal have not come to look at yet.
        watchers(players).forEach(teller::catchUp);
      }
      teller.table(session.state());
    }
    int decisions = session.record().length();
    if (decisions >= limit && outcome.isEmpty()) {
      shown.line(
          "The game was stopped after %d %s.",
          decisions, decisions == 1 ? "decision" : "decisions");
      return;
    }
    teller.end(outcome, decisions, players);
  }

  private <C, S, A extends Action, V extends View> ImmutableList<Decider<A, V>> deciders(
      Game<C, S, A, V> chosen,
      Session<C, S, A, V> session,
      ImmutableList<String> names,
      Teller<S, A, V> teller,
      Console shown) {
    boolean several = Collections.frequency(names, HumanDecider.NAME) > 1;
    HotSeat.Last last = new HotSeat.Last();
    OnlyChoice<A> onlyChoice = onlyChoice(chosen, session, several);
    ImmutableList.Builder<Decider<A, V>> deciders = ImmutableList.builder();
    for (String name : names) {
      if (name.equals(HumanDecider.NAME)) {
        HumanDecider<A, V> person =
            new HumanDecider<>(chosen, teller, shown, onlyChoice, askEverything);
        deciders.add(several && !open ? new HotSeat<>(person, teller, shown, last) : person);
      } else {
        deciders.add(Decider.of(Bots.named(chosen, name).orElseThrow()));
      }
    }
    return deciders.build();
  }

  /** Among several people it would tell the others something that one of them was not asked. */
  private <C, S, A extends Action, V extends View> OnlyChoice<A> onlyChoice(
      Game<C, S, A, V> chosen, Session<C, S, A, V> session, boolean several) {
    if (askEverything || several) {
      return new OnlyChoice<>(action -> false);
    }
    Learning<S, A, V> learning = new Learning<>(chosen, GameJson.of(chosen));
    return new OnlyChoice<>(
        action -> learning.nothingIn(session.state(), ImmutableList.of(action)));
  }

  /** Whose eyes the terminal has: those of the people at it; nobody's if there are none. */
  static ImmutableList<Seat> watchers(ImmutableList<String> names) {
    ImmutableList.Builder<Seat> people = ImmutableList.builder();
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(HumanDecider.NAME)) {
        people.add(Seat.at(i));
      }
    }
    ImmutableList<Seat> all = people.build();
    return all.isEmpty() ? ImmutableList.of(Seat.SPECTATOR) : all;
  }

  private <S> GameLoop.Told<S> told(Teller<S, ?, ?> teller, Console shown) {
    return new GameLoop.Told<>() {
      @Override
      public void ruling(Ruling<S> ruling) {
        if (!quiet) {
          teller.tell(ruling);
        }
      }

      @Override
      public void undone(Seat seat) {
        if (!quiet) {
          teller.note(seat + " has taken a decision back.");
        }
      }

      @Override
      public void nothingToUndo(Seat seat) {
        shown.line("%s has taken no decision yet.", seat);
      }
    };
  }
}
