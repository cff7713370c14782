package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.session.Session;
import io.stardeck.engine.session.Undo;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who is asked, and when. */
class GameLoopTest {
  private static final Chatty GAME = new Chatty();

  /** Takes what there is, and calls out every other time that it is invited to. */
  private static final Bot<Mark, Look> BOT =
      new Bot<>() {
        @Override
        public Mark choose(Look look, ImmutableList<Mark> legal, Chance chance) {
          return chance.pick(legal).value();
        }

        @Override
        public Optional<Mark> unasked(Look look, ImmutableList<Mark> legal, Chance chance) {
          return chance.below(2).value() == 0 ? Optional.of(legal.get(0)) : Optional.empty();
        }
      };

  @Test
  void amongBotsItIsTheMatchOfTheSameSeed() throws IOException {
    Lineup<Start, Board, Mark, Look> lineup = Lineup.of(GAME, 2, "chatty", BOT);
    GameRecord<Start, Mark> match = new Match<>(lineup, "chat").play().record();
    GameRecord<Start, Mark> played = played(Decider.of(BOT));
    assertThat(played.moves()).isEqualTo(match.moves());
    assertThat(played.moves()).anyMatch(move -> Chatty.isCall(move.action()));
  }

  @Test
  void aPersonIsAskedWhereNobodyWaitsForThemIfEverythingIsAsked() throws IOException {
    StringWriter out = new StringWriter();
    GameRecord<Start, Mark> asked = played(person("1\n\nq\n", out, true));
    assertThat(asked.moves()).extracting(move -> move.action()).containsExactly(Chatty.CALL);
    assertThat(out.toString())
        .contains("Nobody waits for you. Enter, or 1 to 1: 1\n", "1 to 9, or ? u q: q\n");
    assertThat(played(person("q\n", new StringWriter(), false)).length()).isZero();
  }

  private static GameRecord<Start, Mark> played(Decider<Mark, Look> both) throws IOException {
    Session<Start, Board, Mark, Look> session =
        Session.start(GAME, GAME.defaultConfig(2), Origin.seed("chat"), Undo.ALWAYS).state();
    new GameLoop<>(GAME, session, ImmutableList.of(both, both), Turns.of("chat"), new Unheard())
        .play(100);
    return session.record();
  }

  private static Decider<Mark, Look> person(String typed, StringWriter out, boolean asksFreely) {
    Console console =
        new Console(
            new BufferedReader(new StringReader(typed)),
            new PrintWriter(out),
            new PrintWriter(out),
            false);
    Teller<Board, Mark, Look> teller = new Teller<>(GAME, Seat.first(2), console);
    return new HumanDecider<>(GAME, teller, console, new OnlyChoice<>(action -> false), asksFreely);
  }

  private record Unheard() implements GameLoop.Told<Board> {
    @Override
    public void ruling(Ruling<Board> ruling) {}

    @Override
    public void undone(Seat seat) {}

    @Override
    public void nothingToUndo(Seat seat) {}
  }

  /** In the turn of seat 1, seat 2 is invited to call out, which changes nothing. */
  private static final class Chatty extends ForwardingGame<Start, Board, Mark, Look> {
    private static final Seat CALLER = Seat.of(2);
    private static final Mark CALL = new Mark(CALLER, -1);

    Chatty() {
      super(new TicTacToe());
    }

    static boolean isCall(Mark mark) {
      return mark.equals(CALL);
    }

    @Override
    public ImmutableList<Seat> invited(Board board) {
      return toAct(board).equals(Seat.of(1).alone()) ? CALLER.alone() : ImmutableList.of();
    }

    @Override
    public ImmutableList<Mark> legalActions(Look look) {
      return look.seat().equals(CALLER) && invited(look.state()).contains(CALLER)
          ? ImmutableList.of(CALL)
          : super.legalActions(look);
    }

    @Override
    public Ruling<Board> apply(Board board, Mark mark) {
      return isCall(mark) ? Ruling.accept(board, ImmutableList.of()) : super.apply(board, mark);
    }

    @Override
    public Ruling<Board> perform(Board board, Mark mark) {
      return isCall(mark) ? apply(board, mark) : super.perform(board, mark);
    }

    @Override
    public long decisionBound(Start config) {
      return 1_000;
    }
  }
}
