package io.stardeck.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.Sample.Turn;
import io.stardeck.engine.match.Altered;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Marked;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class GameJsonTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final GameJson<Start, Board, Mark, Look> JSON = GameJson.of(GAME);
  private static final Board BOARD = Board.of(new Start(2, Seat.of(1)), "1.2......");
  private static final RuleId RULE = RuleId.of("TTT-02");

  @JsonTypeInfo(use = Id.NAME, property = "type")
  sealed interface Shot extends GameEvent permits Hit, Missed {}

  @JsonTypeName("hit")
  record Hit(int damage) implements Shot {}

  @JsonTypeName("missed")
  record Missed() implements Shot {}

  @Test
  void aStateIsReadAndIsAStateOfTheGame() {
    String json = "{\"cells\":\"1.2......\",\"config\":{\"first\":1,\"players\":2}}";
    assertThat(JSON.write(BOARD)).isEqualTo(json);
    assertThat(JSON.readState(json)).isEqualTo(BOARD);
    assertThat(JSON.readState(JSON.tree(BOARD))).isEqualTo(BOARD);
    assertThat(JSON.readView("{\"seat\":2,\"state\":" + json + "}"))
        .isEqualTo(new Look(Seat.of(2), BOARD));
  }

  @Test
  void ofTooManyFaultsThatTheGameFindsTheFirstAreTold() {
    Object faults = ImmutableList.copyOf(Collections.nCopies(5000, new Fault("cells", "bad")));
    Game<Start, Board, Mark, Look> strict = Altered.game(GAME, "faults", faults);
    FaultException e =
        catchThrowableOfType(
            FaultException.class, () -> GameJson.of(strict).readState(JSON.write(BOARD)));
    assertThat(e.faults()).hasSize(Bounds.FAULTS + 1).endsWith(FaultException.MORE);
    assertThat(e.getMessage()).hasSizeLessThan(2000);
  }

  @Test
  void whatTheGameHoldsAgainstAStateIsAFaultToo() {
    FaultException e =
        catchThrowableOfType(
            FaultException.class,
            () -> JSON.readState(JSON.tree(BOARD).toString().replace("2......", "1......")));
    assertThat(e.faults()).isEqualTo(GAME.faults(Board.of(BOARD.config(), "1.1......")));
  }

  @Test
  void configurationsAndActionsAreRead() {
    assertThat(JSON.readConfig("{\"first\":2,\"players\":2}")).isEqualTo(new Start(2, Seat.of(2)));
    assertThat(JSON.readAction("{\"actor\":2,\"cell\":-5}")).isEqualTo(new Mark(Seat.of(2), -5));
    assertThat(JSON.readAction(JSON.tree(new Mark(Seat.of(2), 3))))
        .isEqualTo(new Mark(Seat.of(2), 3));
  }

  @Test
  void anEventTellsWhatHappenedInTheGamesOwnTerms() {
    Event event = new Event(Audience.everyone(), RULE, new Marked(Seat.of(1), 4));
    assertThat(JSON.write(event))
        .isEqualTo(
            "{\"audience\":{\"except\":[]},\"rule\":\"TTT-02\",\"what\":{\"cell\":4,\"seat\":1}}");
    assertThat(JSON.readEvent(JSON.write(event))).isEqualTo(event);
    assertThat(JSON.readEvent(JSON.tree(event))).isEqualTo(event);
  }

  @Test
  void theEventsOfAFamilyAreNamed() {
    GameTypes<Start, Board, Mark, Look> types =
        new GameTypes<>(Start.class, Board.class, Mark.class, Look.class, Shot.class);
    Game<Start, Board, Mark, Look> game = Altered.game(GAME, "types", types);
    GameJson<Start, Board, Mark, Look> json = GameJson.of(game);

    Event hit = new Event(Audience.only(Seat.of(2)), RULE, new Hit(3));
    Event missed = new Event(Audience.others(Seat.of(2)), RULE, new Missed());
    assertThat(json.write(hit))
        .isEqualTo(
            "{\"audience\":{\"only\":[2]},\"rule\":\"TTT-02\",\"what\":{\"type\":\"hit\",\"damage\":3}}");
    assertThat(json.readEvent(json.write(hit))).isEqualTo(hit);
    assertThat(json.readEvent(json.write(missed))).isEqualTo(missed);
    FaultException e =
        catchThrowableOfType(
            FaultException.class,
            () -> json.readEvent(json.write(hit).replace("\"hit\"", "\"sunk\"")));
    assertThat(e.faults())
        .containsExactly(new Fault("what.type", "unknown type \"sunk\"; known are hit, missed"));
  }

  @Test
  void theElementsOfAListAreNamedToo() {
    assertThat(JSON.write(ImmutableList.of(new Turn(Seat.of(1)), new Turn(Seat.of(2)))))
        .isEqualTo("[{\"type\":\"turn\",\"active\":1},{\"type\":\"turn\",\"active\":2}]");
  }

  /** Fixed, so that another JDK or machine that gives another hash is found out. */
  @Test
  void theHashIsTheSameEverywhere() {
    assertThat(JSON.hash(BOARD))
        .isEqualTo("072a15168e8554ec86e38219134616a66374ae58b4568d49b6e03886ec89ef96");
    assertThat(EngineJson.hash(ImmutableList.of(0.1, 1e-7, 2e23, 1.0E10, "\u00e9\ud83d\ude80")))
        .isEqualTo("b040c4d3dcd386bdfc6425d04987021216df16d23646011e1e6c9edd9ee52e58");
    assertThat(EngineJson.write(ImmutableList.of(0.1, 1e-7, 2e23, 1.0E10, -0.0)))
        .isEqualTo("[0.1,1.0E-7,2.0E23,1.0E10,-0.0]");
  }

  @Test
  void whatCannotBeJsonIsABug() {
    assertThatThrownBy(() -> JSON.write(new Object())).isInstanceOf(VerifyException.class);
    assertThatThrownBy(() -> JSON.tree(new Object())).isInstanceOf(VerifyException.class);
  }
}
