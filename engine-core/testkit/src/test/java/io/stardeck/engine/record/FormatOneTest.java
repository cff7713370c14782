package io.stardeck.engine.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that were written in format 1, by the version of the library that wrote it. */
class FormatOneTest {
  private static final Records<Start, Board, Mark, Look> RECORDS = Records.of(new TicTacToe());

  @ParameterizedTest
  @ValueSource(strings = {"played", "salted"})
  void isReplayedToItsEnd(String name) throws IOException {
    GameRecord<Start, Mark> record = record(text(name));

    assertThat(record.moves()).hasSize(5);
    assertThat(record.moves().get(2).hash()).isPresent();
    assertThat(RECORDS.replay(record)).isInstanceOf(Replay.Verified.class);
  }

  @Test
  void isWrittenAnewInTheFormatOfToday() throws IOException {
    GameRecord<Start, Mark> record = record(text("played"));
    String anew = RECORDS.write(record);

    assertThat(anew).contains("\"format\":2").contains("\"sum\":\"");
    assertThat(record(anew)).isEqualTo(record);
  }

  /** The salt went into the commitment and not into the key: the draws are those of the seed. */
  @Test
  void aSaltOfThenIsNotDrawnFrom() throws IOException {
    assertThat(record(text("salted")).beginning().origin()).isEqualTo(Origin.seed("kept"));
  }

  @Test
  void withoutItsSeedItIsRefusedAndTheMessageNamesThePlace() throws IOException {
    assertThat(why(text("committed"))).startsWith("line 1: origin: a record of format 1 ");
  }

  @Test
  void whatItCouldNotHoldIsAFaultWithItsPath() throws IOException {
    String text = text("played");

    assertThat(why(text.replace("\"cell\":4}", "\"cell\":4},\"sum\":\"\"")))
        .isEqualTo("line 4: sum: a record of format 1 has no sums");
    assertThat(why(text.replace("{\"actor\":1,\"cell\":4}", "{\"actor\":1,\"cel\":4}")))
        .startsWith(
            "line 4: action.cel: unknown field; known are actor, cell; line 4: action.cell: missing");
    assertThat(why(text.replaceFirst("(?m)^.*\"cell\":1}}$", "[]"))).startsWith("line 3: ");
  }

  private static GameRecord<Start, Mark> record(String text) {
    Reading<Start, Mark> reading = RECORDS.read(text);
    assertThat(reading).isInstanceOf(Reading.Read.class);
    return ((Reading.Read<Start, Mark>) reading).record();
  }

  private static String why(String text) {
    Reading<Start, Mark> reading = RECORDS.read(text);
    assertThat(reading).isInstanceOf(Reading.Failed.class);
    return ((Reading.Failed<Start, Mark>) reading).why().reason();
  }

  private static String text(String name) throws IOException {
    return Resources.toString(
        Resources.getResource(FormatOneTest.class, "format-1/" + name + ".jsonl"),
        StandardCharsets.UTF_8);
  }
}
