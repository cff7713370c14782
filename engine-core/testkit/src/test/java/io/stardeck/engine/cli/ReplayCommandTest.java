package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.record.Ending;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayCommandTest {
  private static final Records<Start, Board, Mark, Look> RECORDS = Records.of(new TicTacToe());

  @TempDir private Path folder = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void playAGame() {
    file = folder.resolve("game.jsonl");
    Run.of("play", "tic-tac-toe", "--seed", "3", "--quiet", "--record", file.toString());
  }

  @Test
  void trueRecordIsVerified() {
    Run run = Run.of("replay", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).matches("The record is true: \\d decisions of tic-tac-toe.\n");
  }

  @Test
  void tableIsShownAsItWasAfterSomeDecisions() {
    Run run = Run.of("replay", file.toString(), "--at", "0", "--view", "2");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).startsWith("...\n...\n...\nmark an empty cell\n");
    String later = Run.of("replay", file.toString(), "--at", "1").out();
    assertThat(later.chars().filter(c -> c == '1')).hasSize(1);
  }

  @Test
  void firstDivergenceIsToldWithExitCodeOne() throws IOException {
    GameRecord<Start, Mark> record = record();
    Files.writeString(file, RECORDS.write(record.cut(0).with(new Mark(Seat.of(1), 9))));
    Run run = Run.of("replay", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.DIVERGED);
    assertThat(run.out()).contains("move 1", "is refused: TTT-02: there is no empty cell 9");
  }

  @Test
  void otherEndIsADivergence() throws IOException {
    GameRecord<Start, Mark> record = record();
    Ending other = new Ending("0".repeat(64), record.ending().orElseThrow().outcome());
    Files.writeString(file, RECORDS.write(record.ended(other)));
    Run run = Run.of("replay", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.DIVERGED);
    assertThat(run.out()).startsWith("end, after move");
  }

  @Test
  void changedTextIsNoRecord() throws IOException {
    Files.writeString(file, Files.readString(file).replaceFirst("\"cell\":\\d", "\"cell\":9"));
    Run run = Run.of("replay", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err())
        .contains("line 2: sum: this line, or its place, is not as it was written");
  }

  @Test
  void recordWithoutItsEndIsTrueAsFarAsItGoes() throws IOException {
    Files.write(file, Files.readAllLines(file).subList(0, 3));
    Run run = Run.of("replay", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .isEqualTo(
            "The record is true as far as it goes, but has no end: 2 decisions of tic-tac-toe.\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"format\":2 | \"format\":9 | format 9",
        "\"tic-tac-toe\" | \"chess\" | no game is called \"chess\"",
        "\"version\":\"1\" | \"version\":\"0\" | version 0",
        "\"cell\" | \"sell\" | sell",
        "\"game\" | \"gone\" | game"
      })
  void unreadableRecordIsAnsweredWithWhyAndExitCodeTwo(String was, String is, String complaint)
      throws IOException {
    Files.writeString(file, Files.readString(file).replace(was, is));
    Run run = Run.of("replay", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains(complaint).doesNotContain("\tat ");
  }

  private GameRecord<Start, Mark> record() throws IOException {
    return ((Reading.Read<Start, Mark>) RECORDS.read(Files.readString(file))).record();
  }

  @Test
  void whatIsNoRecordIsToldSo() throws IOException {
    assertThat(Run.of("replay", Files.writeString(folder.resolve("empty"), "").toString()).code())
        .isEqualTo(ExitCode.BAD_INPUT);
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Run run = Run.of("replay", binary.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("is not text in UTF-8");
  }

  @Test
  void aFileThatNoRecordFillsIsNotRead() throws IOException {
    Path endless = folder.resolve("long");
    try (RandomAccessFile sparse = new RandomAccessFile(endless.toFile(), "rw")) {
      sparse.setLength((64L << 20) + 1);
    }
    Run run = Run.of("replay", endless.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("is longer than");
  }

  @ParameterizedTest
  @CsvSource({"--at, 99", "--at, -1", "--view, 3", "--view, -1", "--view, me"})
  void placesThatAreNotThereAreRefused(String option, String value) {
    assertThat(Run.of("replay", file.toString(), option, value).code())
        .isEqualTo(ExitCode.BAD_INPUT);
  }
}
