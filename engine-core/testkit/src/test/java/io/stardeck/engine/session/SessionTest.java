package io.stardeck.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SessionTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final GameJson<Start, Board, Mark, Look> JSON = GameJson.of(GAME);
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  @Test
  void pageHoldsWhatTheSeatMaySeeAndDo() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    Page<Mark, Look> mine = session.page(ONE);
    assertThat(mine.view().seat()).isEqualTo(ONE);
    assertThat(mine.legal()).hasSize(9);
    assertThat(mine.toAct()).containsExactly(ONE);
    assertThat(mine.outcome()).isEmpty();
    assertThat(session.page(TWO).legal()).isEmpty();
  }

  @Test
  void eachEventIsOnOnePageOfEachSeat() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    assertThat(session.page(ONE).events()).isEmpty();
    session.act(new Mark(ONE, 4));
    assertThat(session.page(ONE).events()).hasSize(1);
    assertThat(session.page(ONE).events()).isEmpty();
    session.act(new Mark(TWO, 0));
    assertThat(session.page(TWO).events()).hasSize(2);
    assertThat(session.told(ONE)).hasSize(2);
  }

  @Test
  void refusedActionChangesNothingAndIsAnswered() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    ImmutableList<Violation> violations = session.receive(TWO, "{\"actor\":2,\"cell\":0}");
    assertThat(violations).isNotEmpty();
    assertThat(session.record().length()).isZero();
    assertThat(session.receive(ONE, "{\"actor\":1,\"cell\":0}")).isEmpty();
    assertThat(session.record().length()).isEqualTo(1);
  }

  @Test
  void nobodyActsForAnother() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    assertThatThrownBy(() -> session.receive(TWO, "{\"actor\":1,\"cell\":0}"))
        .isInstanceOf(FaultException.class)
        .hasMessageContaining("actor");
    assertThatThrownBy(() -> session.receive(ONE, "{\"actor\":1}"))
        .isInstanceOf(FaultException.class)
        .hasMessageContaining("cell");
    assertThat(session.record().length()).isZero();
  }

  @Test
  void pageIsWrittenWithAFieldForEachOfItsParts() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    session.act(new Mark(ONE, 4));
    JsonNode page = EngineJson.parse(session.json(session.page(TWO)));
    assertThat(page.properties())
        .extracting(field -> field.getKey())
        .containsExactlyInAnyOrder("view", "prompt", "legal", "events", "takenBack", "toAct");
    assertThat(page.path("legal")).hasSize(8);
    assertThat(page.at("/events/0/what").toString()).isEqualTo("{\"cell\":4,\"seat\":1}");
  }

  /** Nor does the session remember that they asked. */
  @Test
  void whoDoesNotSitAtTheTableIsShownNothing() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    session.act(new Mark(ONE, 4));
    for (int other : new int[] {3, Seat.MAX, Seat.HOST.number()}) {
      Seat seat = Seat.of(other);
      for (ThrowingCallable asked :
          ImmutableList.<ThrowingCallable>of(
              () -> session.page(seat), () -> session.view(seat), () -> session.told(seat))) {
        assertThatThrownBy(asked)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage(seat + " is not at the table");
      }
    }
    assertThat(session.page(Seat.SPECTATOR).events()).hasSize(1);
    assertThat(session.undo(ONE)).isTrue();
  }

  @Test
  void lastDecisionIsTakenBackWhereItToldNothing() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    session.act(new Mark(ONE, 4));
    session.page(ONE);
    session.page(TWO);
    assertThat(session.mayUndo(TWO)).isFalse();
    assertThat(session.undo(TWO)).isFalse();
    assertThat(session.undo(ONE)).isTrue();
    assertThat(session.state()).isEqualTo(session(Undo.FREE).state());
    assertThat(session.page(TWO).takenBack()).isTrue();
    assertThat(session.page(TWO).takenBack()).isFalse();
  }

  @Test
  void whoHasNotReadWhatIsTakenBackDoesNotHearOfIt() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    session.act(new Mark(ONE, 4));
    session.undo(ONE);
    assertThat(session.page(TWO).takenBack()).isFalse();
  }

  @Test
  void whoWasToldNothingOfADecisionDoesNotHearThatItIsTakenBack() {
    Session<Start, Board, Mark, Look> session = start(new Blind(), Undo.ALWAYS);
    session.act(new Mark(ONE, 4));
    assertThat(session.page(TWO).events()).isEmpty();
    assertThat(session.page(ONE).events()).hasSize(1);
    assertThat(session.undo(ONE)).isTrue();
    assertThat(session.page(TWO).takenBack()).isFalse();
    assertThat(session.page(ONE).takenBack()).isTrue();
    session.act(new Mark(ONE, 5));
    assertThat(session.page(ONE).events()).hasSize(1);
  }

  /** Tic-tac-toe in which the second player sees none of the marks, and is told of none. */
  private static final class Blind extends ForwardingGame<Start, Board, Mark, Look> {
    Blind() {
      super(GAME);
    }

    @Override
    public Look view(Board board, Seat seat) {
      Board seen = seat.equals(TWO) ? Board.of(board.config(), ".........") : board;
      return super.view(seen, seat);
    }

    @Override
    public Ruling<Board> apply(Board board, Mark mark) {
      Ruling<Board> ruling = super.apply(board, mark);
      return Ruling.accept(
          ruling.state(),
          ruling.events().stream()
              .map(event -> new Event(Audience.only(ONE), event.rule(), event.what()))
              .collect(ImmutableList.toImmutableList()));
    }
  }

  @Test
  void freelyNobodyTakesAnothersDecisionBack() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    session.act(new Mark(ONE, 4));
    session.act(new Mark(TWO, 0));
    assertThat(session.undo(ONE)).isFalse();
    assertThat(session.undo(TWO)).isTrue();
    assertThat(session.undo(ONE)).isTrue();
  }

  @Test
  void amongFriendsAllThatCameAfterTheOwnDecisionGoesWithIt() {
    Session<Start, Board, Mark, Look> session = session(Undo.ALWAYS);
    session.act(new Mark(ONE, 4));
    session.act(new Mark(TWO, 0));
    assertThat(session.undo(ONE)).isTrue();
    assertThat(session.record().length()).isZero();
  }

  @Test
  void neverMeansNever() {
    Session<Start, Board, Mark, Look> session = session(Undo.NEVER);
    session.act(new Mark(ONE, 4));
    assertThat(session.mayUndo(ONE)).isFalse();
    assertThat(session.undo(ONE)).isFalse();
    assertThat(session.record().length()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsSavedIsResumed(Undo undo) {
    Session<Start, Board, Mark, Look> session = session(undo);
    session.act(new Mark(ONE, 4));
    session.act(new Mark(TWO, 0));
    Replay<Session<Start, Board, Mark, Look>> resumed =
        Session.resume(GAME, read(session.save()), undo);
    assertThat(resumed).isInstanceOf(Replay.Verified.class);
    Session<Start, Board, Mark, Look> again =
        ((Replay.Verified<Session<Start, Board, Mark, Look>>) resumed).state();
    assertThat(again.state()).isEqualTo(session.state());
    assertThat(again.told(ONE)).isEqualTo(session.told(ONE));
    assertThat(again.save()).isEqualTo(session.save());
  }

  @Test
  void recordThatTheRulesRefuseIsNotResumed() {
    Session<Start, Board, Mark, Look> session = session(Undo.FREE);
    session.act(new Mark(ONE, 4));
    GameRecord<Start, Mark> forged = session.record().with(new Mark(TWO, 4));
    assertThat(Session.resume(GAME, forged, Undo.FREE)).isInstanceOf(Replay.Diverged.class);
    GameRecord<Start, Mark> foreign = GameRecord.of(forged.beginning());
    assertThat(Session.resume(GAME, foreign, Undo.FREE)).isInstanceOf(Replay.Verified.class);
  }

  @Test
  void refusedConfigurationIsAnswered() {
    Ruling<Session<Start, Board, Mark, Look>> ruling =
        Session.start(GAME, GAME.defaultConfig(3), Origin.seed("any"), Undo.FREE);
    assertThat(ruling.accepted()).isFalse();
    assertThat(ruling.violations()).isNotEmpty();
  }

  private static GameRecord<Start, Mark> read(String text) {
    return ((Reading.Read<Start, Mark>) Records.of(GAME).read(text)).record();
  }

  private static Session<Start, Board, Mark, Look> session(Undo undo) {
    return start(GAME, undo);
  }

  private static Session<Start, Board, Mark, Look> start(
      Game<Start, Board, Mark, Look> game, Undo undo) {
    return Session.start(game, JSON, game.defaultConfig(2), Origin.seed("any"), undo).state();
  }
}
