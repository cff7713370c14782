package io.stardeck.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.record.Divergence.What;
import io.stardeck.engine.record.Unreadable.LineFault;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordsTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Records<Start, Board, Mark, Look> RECORDS = Records.of(GAME);
  private static final Start CONFIG = GAME.defaultConfig(2);
  private static final Origin.Seeded SEED = Origin.seed("s");

  /** Seat 1 wins on the diagonal. */
  private static final GameRecord<Start, Mark> WON = played(0, 1, 4, 2, 8);

  private static final String WON_TEXT =
      """
      {"type":"game","config":{"first":1,"players":2},"format":2,"game":"tic-tac-toe",\
      "origin":{"type":"seed","draws":[],"seed":"s"},"sum":"347e21a069406fd208bce884cadc97aa","version":"1"}
      {"type":"move","action":{"actor":1,"cell":0},"sum":"d2760d0edd955e98f8b5c02b3486bdc7"}
      {"type":"move","action":{"actor":2,"cell":1},"sum":"a5d17a68a79b255d93d2fed43a1e5f9b"}
      {"type":"move","action":{"actor":1,"cell":4},"sum":"829644adebef618c1e7a428b2f9f2298"}
      {"type":"move","action":{"actor":2,"cell":2},"sum":"f7923272ea69b2981d249124853b7326"}
      {"type":"move","action":{"actor":1,"cell":8},"sum":"92b8626301888f2726281adac946483f"}
      {"type":"end","hash":"%s","moves":5,"outcome":{"rule":"TTT-03","scores":[1,0],"winners":[1]},\
      "sum":"f545dad78b25f912f5df1d3d8e2b4011"}
      """
          .formatted(WON.ending().orElseThrow().hash());

  @Test
  void aRecordIsALineForTheBeginningEachMoveAndTheEnd() {
    assertThat(RECORDS.write(WON)).isEqualTo(WON_TEXT);
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    assertThat(RECORDS.read(WON_TEXT)).isEqualTo(new Reading.Read<>(WON));
    assertThat(RECORDS.read(new StringReader(WON_TEXT))).isEqualTo(new Reading.Read<>(WON));
    assertThat(RECORDS.read(WON_TEXT.replace("\n", "\r\n"))).isEqualTo(new Reading.Read<>(WON));
  }

  @Test
  void aRecordWithoutAnEndIsReadBack() {
    GameRecord<Start, Mark> open = WON.cut(3);
    assertThat(open.ending()).isEmpty();
    assertThat(RECORDS.read(RECORDS.write(open))).isEqualTo(new Reading.Read<>(open));
  }

  @Test
  void aTrueRecordIsVerified() {
    assertThat(RECORDS.replay(WON)).isEqualTo(new Replay.Verified<>(Board.of(CONFIG, "122.1...1")));
  }

  @Test
  void cuttingGivesTheStateAtAnEarlierMove() {
    assertThat(RECORDS.replay(WON.cut(2)))
        .isEqualTo(new Replay.Verified<>(Board.of(CONFIG, "12.......")));
    assertThat(RECORDS.replay(WON.cut(0)))
        .isEqualTo(new Replay.Verified<>(Board.of(CONFIG, ".........")));
    assertThatIllegalArgumentException().isThrownBy(() -> WON.cut(6));
  }

  @Test
  void theWatcherSeesTheSetUpAndEachMove() {
    List<String> steps = new ArrayList<>();
    RECORDS.replay(
        WON.cut(2),
        step -> steps.add(step.move() + " " + step.state().cells() + " " + step.events().size()));
    assertThat(steps).containsExactly("0 ......... 0", "1 1........ 1", "2 12....... 1");
  }

  @Test
  void anIllegalMoveIsTheDivergence() {
    GameRecord<Start, Mark> record =
        WON.cut(2).with(new Mark(Seat.of(1), 1)).with(new Mark(Seat.of(2), 1));
    Divergence at = divergence(record);
    assertThat(at.move()).isEqualTo(3);
    assertThat(at.what()).isEqualTo(What.ACTION);
    assertThat(at.violations()).extracting(v -> v.rule()).containsExactly(RuleId.of("TTT-02"));
    assertThat(at)
        .hasToString(
            "move 3: Mark[actor=seat 1, cell=1] is refused: TTT-02: there is no empty cell 1");
  }

  @Test
  void aRefusedConfigurationIsADivergenceAtTheSetUp() {
    Divergence at = divergence(RECORDS.begin(new Start(3, Seat.of(1)), SEED));
    assertThat(at.move()).isZero();
    assertThat(at.what()).isEqualTo(What.SETUP);
  }

  @Test
  void aHashKeptWithAMoveNamesTheMoveThatDiffers() {
    Mark mark = new Mark(Seat.of(1), 0);
    Board after = Board.of(CONFIG, "1........");
    GameRecord<Start, Mark> good = RECORDS.with(RECORDS.begin(CONFIG, SEED), mark, after);
    assertThat(RECORDS.replay(good)).isEqualTo(new Replay.Verified<>(after));

    Board other = Board.of(CONFIG, ".1.......");
    Divergence at = divergence(RECORDS.with(RECORDS.begin(CONFIG, SEED), mark, other));
    assertThat(at.move()).isEqualTo(1);
    assertThat(at.what()).isEqualTo(What.STATE);
  }

  @Test
  void anotherEndIsADivergence() {
    Ending true_ = WON.ending().orElseThrow();
    assertThat(divergence(WON.ended(new Ending("0".repeat(64), true_.outcome()))).what())
        .isEqualTo(What.END);
    assertThat(divergence(WON.ended(new Ending(true_.hash(), Optional.empty()))).what())
        .isEqualTo(What.OUTCOME);
    Outcome drawn = new Outcome(ImmutableList.of(), ImmutableList.of(0, 0), RuleId.of("TTT-03"));
    assertThat(divergence(WON.ended(new Ending(true_.hash(), Optional.of(drawn)))).what())
        .isEqualTo(What.OUTCOME);
  }

  @Test
  void recordsOfOtherFormatsGamesAndVersionsAreRefusedWithTheReason() {
    for (int format : new int[] {0, 3}) {
      assertThat(why(WON_TEXT.replace("\"format\":2", "\"format\":" + format + ",\"other\":{}")))
          .isEqualTo(new Unreadable.OtherFormat(format, 2));
    }
    assertThat(why(WON_TEXT.replace("tic-tac-toe", "chess")))
        .isEqualTo(new Unreadable.OtherGame("chess", "tic-tac-toe"));
    assertThat(why(WON_TEXT.replace("\"version\":\"1\"", "\"version\":\"2\"")))
        .isEqualTo(new Unreadable.OtherVersion("2", "1"));
    Beginning<Start> foreign = new Beginning<>("chess", "1", CONFIG, SEED);
    assertThat(RECORDS.replay(GameRecord.of(foreign)))
        .isEqualTo(new Replay.Refused<>(new Unreadable.OtherGame("chess", "tic-tac-toe")));
  }

  @Test
  void theHeadingTellsWhichGameARecordIsOf() {
    assertThat(Heading.read(WON_TEXT.lines().findFirst().orElseThrow()))
        .isEqualTo(new Heading(2, "tic-tac-toe", "1"));
  }

  /** The reason why it is refused goes to a terminal. */
  @Test
  void noNameInAHeadingIsLongOrUnprintable() {
    for (String name : ImmutableList.of("\\u001b[2J", "\\u202eche", "x".repeat(101))) {
      assertThat(faults(WON_TEXT.replace("tic-tac-toe", name)))
          .containsExactly("line 1: game: too long for the name of a game, or not printable");
      assertThat(faults(WON_TEXT.replace("\"version\":\"1\"", "\"version\":\"" + name + "\"")))
          .containsExactly("line 1: version: too long for the name of a version, or not printable");
    }
  }

  @Test
  void everyFaultIsToldWithItsLineAndPath() {
    String damaged =
        WON_TEXT
            .replace("{\"actor\":1,\"cell\":0}", "{\"actor\":1,\"cel\":0}")
            .replace("{\"actor\":1,\"cell\":4}", "{\"actor\":99,\"cell\":4}")
            .replaceAll("\\{\"actor\":1,\"cell\":8\\}.*", "");
    assertThat(faults(damaged))
        .containsExactly(
            "line 2: action.cel: unknown field; known are actor, cell",
            "line 2: action.cell: missing",
            "line 4: action.actor: a seat is 0 to 33, not 99",
            "line 6: not JSON at line 1, column 25: Unexpected end-of-input within/between Object"
                + " entries");
  }

  @Test
  void whatIsNoRecordIsToldSo() {
    assertThat(faults("")).containsExactly("line 1: there is nothing to read");
    assertThat(faults("[]")).hasSize(3).first().asString().startsWith("line 1: format: ");
    assertThat(faults("{\"format\":2}"))
        .containsExactly(
            "line 1: game: a record tells its game, a text",
            "line 1: version: a record tells its version, a text");
    assertThat(faults(WON_TEXT.replace("\"first\":1", "\"first\":-1")))
        .containsExactly("line 1: config.first: a seat is 0 to 33, not -1");
    assertThat(faults(WON_TEXT + WON_TEXT))
        .contains("line 8: the record has ended already")
        .hasSize(7);
    assertThat(faults(WON_TEXT.replace("\"moves\":5", "\"moves\":4")))
        .containsExactly("line 7: moves: there were 5 moves, not 4");
    String first = WON_TEXT.lines().findFirst().orElseThrow();
    assertThat(faults(first + "\n" + first)).containsExactly("line 2: type: a record begins once");
    assertThat(faults(first + "\n\n\n")).hasSize(2);
    assertThat(faults("x".repeat(Records.MAX_TEXT + 1))).hasSize(1);
  }

  @Test
  void whileAGameGoesOnACommitmentStandsForItsSeed() {
    Origin.Seeded salted = SEED.salted("nobody guesses this");
    GameRecord<Start, Mark> open = RECORDS.begin(CONFIG, salted).with(new Mark(Seat.of(1), 0));
    GameRecord<Start, Mark> shown = open.committed();

    assertThat(RECORDS.write(shown)).doesNotContain("nobody guesses this").doesNotContain("\"s\"");
    assertThat(RECORDS.read(RECORDS.write(shown))).isEqualTo(new Reading.Read<>(shown));
    assertThat(RECORDS.replay(shown)).isEqualTo(new Replay.Refused<>(new Unreadable.Undisclosed()));
    assertThat(shown.disclosed(salted)).isEqualTo(open);
    assertThatIllegalArgumentException().isThrownBy(() -> shown.disclosed(SEED.salted("another")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> shown.disclosed(Origin.seed("t").salted("nobody guesses this")));
    assertThatIllegalStateException().isThrownBy(() -> RECORDS.begin(CONFIG, SEED).committed());
  }

  @Test
  void movesThatCommuteCannotBeExchangedInTheText() {
    // Seat 1 marks 0 and 4 to the same position in either order.
    List<String> lines = new ArrayList<>(RECORDS.lines(WON));
    String first = lines.set(1, lines.get(3));
    lines.set(3, first);
    assertThat(RECORDS.replay(played(4, 1, 0, 2, 8))).isInstanceOf(Replay.Verified.class);
    assertThat(faults(String.join("\n", lines)))
        .containsExactly("line 2: sum: this line, or its place, is not as it was written");
  }

  @Test
  void everyLineIsBoundToThoseBeforeIt() {
    ImmutableList<String> lines = RECORDS.lines(WON);
    for (int i = 1; i < lines.size() - 2; i++) {
      List<String> torn = new ArrayList<>(lines);
      torn.remove(i);
      assertThat(faults(String.join("\n", torn)))
          .containsExactly(
              "line " + (i + 1) + ": sum: this line, or its place, is not as it was written");
    }
    assertThat(faults(WON_TEXT.replace("\"seed\":\"s\"", "\"seed\":\"t\"")))
        .containsExactly("line 1: sum: this line, or its place, is not as it was written");
  }

  @Test
  void theSumsStandWhenTheSeedIsTold() {
    Origin.Seeded salted = SEED.salted("nobody guesses this");
    GameRecord<Start, Mark> open = RECORDS.begin(CONFIG, salted).with(new Mark(Seat.of(1), 0));
    ImmutableList<String> shown = RECORDS.lines(open.committed());
    assertThat(RECORDS.lines(open).get(1)).isEqualTo(shown.get(1));
    assertThat(RECORDS.lines(open).get(0)).isNotEqualTo(shown.get(0));
  }

  @Test
  void theSaltGoesIntoTheKeyOfTheGenerator() {
    Origin.Seeded salted = SEED.salted("nobody guesses this");
    assertThat(salted.chance()).isEqualTo(Chance.seeded("s", "nobody guesses this"));
    assertThat(salted.chance()).isNotEqualTo(SEED.chance());
    assertThat(salted.chance()).isNotEqualTo(SEED.salted("another").chance());
  }

  private static GameRecord<Start, Mark> played(int... cells) {
    Board board = GAME.setup(CONFIG, SEED.chance()).state();
    GameRecord<Start, Mark> record = RECORDS.begin(CONFIG, SEED);
    for (int cell : cells) {
      Mark mark = new Mark(GAME.toAct(board).get(0), cell);
      board = GAME.apply(board, mark).state();
      record = record.with(mark);
    }
    return RECORDS.end(record, board);
  }

  private static Divergence divergence(GameRecord<Start, Mark> record) {
    assertThat(RECORDS.replay(record)).isInstanceOf(Replay.Diverged.class);
    return ((Replay.Diverged<Board>) RECORDS.replay(record)).at();
  }

  private static Unreadable why(String text) {
    assertThat(RECORDS.read(text)).isInstanceOf(Reading.Failed.class);
    return ((Reading.Failed<Start, Mark>) RECORDS.read(text)).why();
  }

  private static List<String> faults(String text) {
    Unreadable why = why(text);
    assertThat(why).isInstanceOf(Unreadable.Faulty.class);
    return ((Unreadable.Faulty) why).faults().stream().map(LineFault::toString).toList();
  }
}
