package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Marked;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TellerTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Board BOARD = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
  private static final RuleId RULE = RuleId.of("TTT-02");
  private static final ImmutableList<Event> EVENTS =
      ImmutableList.of(
          new Event(Audience.everyone(), RULE, new Marked(Seat.of(1), 0)),
          new Event(Audience.only(Seat.of(1)), RULE, new Marked(Seat.of(1), 1)),
          new Event(Audience.only(Seat.of(2)), RULE, new Marked(Seat.of(1), 2)),
          new Event(Audience.others(Seat.of(1)), RULE, new Marked(Seat.of(1), 3)));
  private static final Ruling<Board> RULING = Ruling.accept(BOARD, EVENTS);

  private final StringWriter out = new StringWriter();

  @Test
  void spectatorIsToldWhatEveryoneMayKnow() {
    teller(Seat.SPECTATOR).tell(RULING);
    assertThat(out.toString()).contains("cell=0", "cell=3").doesNotContain("cell=1", "cell=2");
  }

  @Test
  void personIsToldWhatTheirSeatMayKnow() {
    teller(Seat.of(1)).tell(RULING);
    assertThat(out.toString()).contains("cell=0", "cell=1").doesNotContain("cell=2", "cell=3");
  }

  @Test
  void gameThatNobodyHasWonIsToldSo() {
    teller(Seat.SPECTATOR)
        .end(
            Optional.of(new Outcome(ImmutableList.of(), ImmutableList.of(0, 0), RULE)),
            9,
            ImmutableList.of("random", "human"));
    assertThat(out.toString())
        .isEqualTo(
            "The game is over after 9 decisions (TTT-02).\n"
                + "  seat 1  random           score    0\n"
                + "  seat 2  human            score    0\n"
                + "  Nobody has won.\n");
  }

  @Test
  void severalPeopleAreToldWhenTheyLookAndEachOnce() {
    Teller<Board, ?, ?> teller = teller(Seat.of(1), Seat.of(2));
    teller.tell(RULING);
    assertThat(out.toString()).isEmpty();
    teller.catchUp(Seat.of(2));
    assertThat(out.toString()).contains("cell=0", "cell=2", "cell=3").doesNotContain("cell=1");
    out.getBuffer().setLength(0);
    teller.catchUp(Seat.of(2));
    assertThat(out.toString()).isEmpty();
    teller.catchUp(Seat.of(1));
    assertThat(out.toString()).contains("cell=1").doesNotContain("cell=2");
  }

  @Test
  void logTellsTheLastThingsThatTheSeatWasTold() {
    Teller<Board, ?, ?> teller = teller(Seat.of(1));
    teller.log(Seat.of(1), 5);
    assertThat(out.toString()).isEqualTo("  Nothing has happened yet.\n");
    teller.tell(RULING);
    out.getBuffer().setLength(0);
    teller.log(Seat.of(1), 1);
    assertThat(out.toString()).isEqualTo("  Marked[seat=seat 1, cell=1]\n");
    teller.log(Seat.of(1), 9);
    assertThat(out.toString()).contains("cell=0").doesNotContain("cell=2");
  }

  private Teller<Board, ?, ?> teller(Seat... watchers) {
    PrintWriter writer = new PrintWriter(out, true);
    return new Teller<>(
        GAME,
        ImmutableList.copyOf(watchers),
        new Console(new BufferedReader(Reader.nullReader()), writer, writer, false));
  }
}
