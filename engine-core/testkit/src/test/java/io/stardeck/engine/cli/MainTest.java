package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

  @Test
  void listNamesTheGamesOnTheClassPath() {
    Run run = Run.of("list");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .contains("tic-tac-toe      Tic-tac-toe, version 1, 2 players; bots: random");
  }

  @Test
  void versionIsThatOfTheLibraryAndOfJava() {
    Run run = Run.of("--version");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).matches("stardeck \\S.*\nJava \\d+.*\n");
  }

  @Test
  void rulesPrintsTheWholeBookOrAPartOfIt() {
    assertThat(Run.of("rules", "tic-tac-toe").out()).contains("TTT-01", "TTT-02", "TTT-03");
    Run part = Run.of("rules", "tic-tac-toe", "TTT-02");
    assertThat(part.code()).isEqualTo(ExitCode.OK);
    assertThat(part.out()).isEqualTo("TTT-02 (basic)\n    In turn, each marks one empty cell.\n");
    assertThat(Run.of("rules", "tic-tac-toe", "ttt-02").out()).isEqualTo(part.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"list", "rules", "play", "replay", "simulate", "referee"})
  void everyCommandHasHelp(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).startsWith("Usage: stardeck " + command);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "~ | Missing required subcommand",
        "conquer | Unmatched argument at index 0: 'conquer'",
        "simulat tic-tac-toe | did you mean \"simulate\"",
        "play tic-tac-to | did you mean \"tic-tac-toe\"?",
        "play tic-tac-toe --bots randm | did you mean \"random\"?",
        "play tic-tac-toe --sead 3 | did you mean \"--seats\" or \"--seed\"?",
        "rules | Missing required parameter: 'GAME'",
        "rules chess | no game is called \"chess\"; there are: ",
        "rules tic-tac-toe XYZ | no rule of tic-tac-toe begins with \"XYZ\"",
        "play chess | no game is called \"chess\"; there are: ",
        "play tic-tac-toe --seats two | Invalid value for option '--seats': 'two' is not an int",
        "play tic-tac-toe --seats 99 | TTT-01: two play",
        "play tic-tac-toe --seats -1 | TTT-01: two play",
        "play tic-tac-toe --speed 3 | Unknown option",
        "play tic-tac-toe --config size=3 | size: unknown field",
        "play tic-tac-toe --config first=white | first: ",
        "play tic-tac-toe --config first=7 | TTT-01: two play",
        "play tic-tac-toe --config first.of=7 | first: ",
        "play tic-tac-toe --config nowhere.json | there is no file nowhere.json",
        "play tic-tac-toe --config . | cannot read .",
        "play tic-tac-toe --bots deep-blue | no bot is called \"deep-blue\"; there are: random,"
            + " human",
        "play tic-tac-toe --bots random,random,random --seats 2 | 2 players, but there are 3 bots",
        "play tic-tac-toe --record no/such/place | cannot write no/such/place: there is no such"
            + " folder",
        "play tic-tac-toe --record . | cannot write .: Is a directory",
        "play tic-tac-toe --names Ann | the game is for 2 players",
        "simulate tic-tac-toe | Missing required option: '--games=N'",
        "simulate tic-tac-toe --games 0 | a simulation has 1 game or more, not 0",
        "simulate tic-tac-toe --games many | Invalid value for option '--games'",
        "simulate tic-tac-toe --games 1 --threads 0 | there can be 1 to 1000 threads, not 0",
        "simulate tic-tac-toe --games 1 --bots mcts:0 | no bot is called \"mcts:0\"",
        "simulate tic-tac-toe --games 1 --bots human | no bot is called \"human\"",
        "simulate tic-tac-toe --games 1 --config first=7 | TTT-01: two play",
        "replay nowhere.jsonl | there is no file nowhere.jsonl"
      })
  void wrongInputIsAnsweredWithALineAndAnExitCode(String command, String complaint) {
    ImmutableList<String> args =
        command.equals("~")
            ? ImmutableList.of()
            : ImmutableList.copyOf(Splitter.on(' ').split(command));
    Run run = Run.of(args.toArray(new String[0]));
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains(complaint).doesNotContain("Exception", "\tat ");
    assertThat(run.out()).as("nothing is told of what is refused").isEmpty();
  }

  @Test
  void seedThatNoRecordCouldHoldIsRefused() {
    Run run = Run.of("play", "tic-tac-toe", "--seed", "x".repeat(1001));
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("this cannot be a seed");
  }

  @Test
  void errorOfTheLibraryIsNotTakenForADivergedReplay() {
    StringWriter err = new StringWriter();
    Writer broken =
        new StringWriter() {
          @Override
          public void write(String text, int from, int length) {
            throw new StackOverflowError("too deep");
          }
        };
    Console console =
        new Console(
            new BufferedReader(Reader.nullReader()),
            new PrintWriter(broken),
            new PrintWriter(err),
            false);
    assertThat(Main.run(console, "list")).isEqualTo(ExitCode.BUG);
    assertThat(err.toString()).contains("This is a bug", "too deep");
  }

  @Test
  void whatNobodyCouldReadDidNotGoWell() {
    Writer full =
        new FilterWriter(Writer.nullWriter()) {
          @Override
          public void flush() throws IOException {
            throw new IOException("No space left on device");
          }
        };
    Console console =
        new Console(
            new BufferedReader(Reader.nullReader()),
            new PrintWriter(full),
            new PrintWriter(new StringWriter()),
            false);
    assertThat(Main.run(console, "list")).isEqualTo(ExitCode.UNWRITTEN);
    assertThat(Main.run(console, "rules", "chess")).isEqualTo(ExitCode.BAD_INPUT);
  }

  @Test
  void outputIsPlainAscii() {
    String all =
        Run.of("list").out()
            + Run.of("rules", "tic-tac-toe").out()
            + Run.of("play", "tic-tac-toe").out()
            + Run.of("simulate", "tic-tac-toe", "--games", "3").out()
            + Run.of("--help").out();
    assertThat(CharMatcher.ascii().matchesAllOf(all)).isTrue();
  }
}
