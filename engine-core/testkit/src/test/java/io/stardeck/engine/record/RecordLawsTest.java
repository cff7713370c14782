package io.stardeck.engine.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;

/** What holds for the record of any game. */
class RecordLawsTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Records<Start, Board, Mark, Look> RECORDS = Records.of(GAME);

  /** A game that was played, with all its states, the first one first. */
  record Played(GameRecord<Start, Mark> record, ImmutableList<Board> states) {
    Board last() {
      return states.get(states.size() - 1);
    }
  }

  @Property(tries = 100)
  void replayGivesTheSameStates(@ForAll("games") Played game) {
    List<Board> seen = new ArrayList<>();
    assertThat(RECORDS.replay(game.record(), step -> seen.add(step.state())))
        .isEqualTo(new Replay.Verified<>(game.last()));
    assertThat(seen).isEqualTo(game.states());
    Statistics.label("over").collect(GAME.outcome(game.last()).isPresent());
  }

  @Property(tries = 100)
  void aRecordIsReadBackAsItWasWritten(@ForAll("games") Played game) {
    assertThat(RECORDS.read(RECORDS.write(game.record())))
        .isEqualTo(new Reading.Read<>(game.record()));
  }

  @Property(tries = 100)
  void aRecordCutShortLeadsToTheEarlierState(
      @ForAll("games") Played game, @ForAll @IntRange(max = 9) int at) {
    int move = at % (game.record().length() + 1);
    assertThat(RECORDS.replay(game.record().cut(move)))
        .isEqualTo(new Replay.Verified<>(game.states().get(move)));
  }

  @Property(tries = 100)
  void addingAMoveLeavesTheRecordBeforeItAsItWas(@ForAll("games") Played game) {
    GameRecord<Start, Mark> before = game.record();
    GameRecord<Start, Mark> after = before.with(new Mark(Seat.of(1), 0));
    assertThat(after.length()).isEqualTo(before.length() + 1);
    assertThat(after.cut(before.length()).moves()).isEqualTo(before.moves());
    assertThat(after.latestFirst().pop()).isSameAs(before.latestFirst());
  }

  @Property(tries = 500)
  void aDamagedRecordIsReadOrRefusedAndNeverThrownAt(
      @ForAll("games") Played game,
      @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 2000) Integer> places,
      @ForAll("damage") String damage) {
    StringBuilder text = new StringBuilder(RECORDS.write(game.record()));
    for (int place : places) {
      int from = place % text.length();
      text.replace(from, Math.min(text.length(), from + damage.length()), damage);
    }
    Reading<Start, Mark> reading = RECORDS.read(text.toString());
    if (reading instanceof Reading.Read<Start, Mark> read) {
      assertThat(RECORDS.read(RECORDS.write(read.record()))).isEqualTo(reading);
      assertThat(RECORDS.replay(read.record())).isNotNull();
    } else {
      assertThat(((Reading.Failed<Start, Mark>) reading).why().reason()).isNotBlank();
    }
    Statistics.label("read").collect(reading instanceof Reading.Read);
  }

  @Provide
  Arbitrary<Played> games() {
    return Arbitraries.integers().between(0, 8).list().ofMaxSize(9).map(RecordLawsTest::played);
  }

  @Provide
  Arbitrary<String> damage() {
    return Arbitraries.of(
        "0", "1", "2", "9", "-", "\n", "\"", "{", "}", "null", "\0", "\ud800", ",", "a", "\n\n",
        "true");
  }

  private static Played played(List<Integer> choices) {
    Start config = GAME.defaultConfig(2);
    Origin.Seeded origin = Origin.scripted("seed", ImmutableList.of(1, 2));
    Board board = GAME.setup(config, origin.chance()).state();
    GameRecord<Start, Mark> record = RECORDS.begin(config, origin);
    ImmutableList.Builder<Board> states = ImmutableList.<Board>builder().add(board);
    for (int choice : choices) {
      ImmutableList<Seat> deciders = GAME.toAct(board);
      if (deciders.isEmpty()) {
        break;
      }
      ImmutableList<Mark> legal = GAME.legalActions(board, deciders.get(0));
      Mark mark = legal.get(choice % legal.size());
      board = GAME.apply(board, mark).state();
      record = RECORDS.with(record, mark, board);
      states.add(board);
    }
    return new Played(RECORDS.end(record, board), states.build());
  }
}
