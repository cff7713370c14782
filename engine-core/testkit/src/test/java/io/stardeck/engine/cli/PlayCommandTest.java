package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a game is set up, recorded and resumed. */
class PlayCommandTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void playTellsWhatHappensAndHowItEnds() {
    Run run = Run.of("play", "tic-tac-toe", "--seed", "3");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .startsWith("Tic-tac-toe, seed 3\nMarked[seat=seat 1, cell=")
        .contains("The game is over after ", "  seat 1  random           score ");
  }

  @Test
  void sameSeedIsTheSameGame() {
    assertThat(Run.of("play", "tic-tac-toe", "--seed", "x"))
        .isEqualTo(Run.of("play", "tic-tac-toe", "--seed", "x"));
  }

  @Test
  void aSeedThatIsNotGivenCannotBeGuessed() {
    Set<String> seeds = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      String first = Run.of("play", "tic-tac-toe").out().lines().findFirst().orElseThrow();
      String seed = first.substring("Tic-tac-toe, seed ".length());
      assertThat(seed.length()).as("36 signs, 128 bits: %s", seed).isBetween(21, 25);
      assertThat(seeds.add(seed)).as("%s is new", seed).isTrue();
    }
  }

  @Test
  void aGameIsStoppedAtTheLimitAndSoTold() {
    assertThat(Run.of("play", "tic-tac-toe", "--seed", "7", "--quiet", "--limit", "3").out())
        .isEqualTo("The game was stopped after 3 decisions.\n");
    assertThat(Run.of("play", "tic-tac-toe", "--seed", "7", "--quiet", "--limit", "9").out())
        .startsWith("The game is over after ");
  }

  @Test
  void gameThatWasStoppedIsResumedAndGoesOn() {
    String file = folder.resolve("half").toString();
    Run.of("play", "tic-tac-toe", "--seed", "7", "--limit", "3", "--record", file);
    Run resumed = Run.of("play", "--resume", file, "--record", file);
    assertThat(resumed.out())
        .startsWith("Tic-tac-toe, after 3 decisions\n")
        .contains("The game is over after ");
    assertThat(Run.of("replay", file).out()).startsWith("The record is true: ");
  }

  @Test
  void whereAResumedGameIsStoppedIsToldAsItIs() {
    String file = folder.resolve("long").toString();
    Run.of("play", "tic-tac-toe", "--seed", "7", "--limit", "4", "--record", file);
    assertThat(Run.of("play", "--resume", file, "--quiet", "--limit", "3").out())
        .isEqualTo("The game was stopped after 4 decisions.\n");
  }

  @Test
  void configurationOfAResumedGameStandsInItsRecord() {
    String file = folder.resolve("half").toString();
    Run.of("play", "tic-tac-toe", "--seed", "7", "--limit", "3", "--record", file);
    assertThat(Run.of("play", "--resume", file, "--config", "first=2").err())
        .contains("stands in its record");
    assertThat(Run.of("play", "--resume", file, "--seats", "2").code())
        .isEqualTo(ExitCode.BAD_INPUT);
  }

  /** Ctrl-C is a way to leave, too. */
  @Test
  void recordIsKeptWhenTheProcessIsEnded() throws IOException, InterruptedException {
    Path file = folder.resolve("broken-off");
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "play",
                "tic-tac-toe",
                "--bots",
                "human",
                "--open",
                "--record",
                file.toString())
            .start();
    try {
      process.getOutputStream().write("5\n1\n".getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
      StringBuilder shown = new StringBuilder();
      while (shown.indexOf("1 to 7, or ? u q: ") < 0) {
        int next = process.getInputStream().read();
        assertThat(next).as("it asks: %s", shown).isNotNegative();
        shown.append((char) next);
      }
      process.toHandle().destroy();
      process.waitFor();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Run.of("replay", file.toString()).out())
        .isEqualTo("The record is true: 2 decisions of tic-tac-toe.\n");
  }

  @Test
  void eitherAGameIsNamedOrOneIsResumed() {
    assertThat(Run.of("play"))
        .isEqualTo(
            new Run(
                ExitCode.BAD_INPUT,
                "",
                "a game is to be named, or one to be resumed: --resume FILE\n"));
    assertThat(Run.of("play", "tic-tac-toe", "--resume", "any"))
        .isEqualTo(
            new Run(ExitCode.BAD_INPUT, "", "a game is named, or one is resumed; not both\n"));
  }

  @Test
  void recordThatTheRulesRefuseIsNotResumed() throws IOException {
    Path file = folder.resolve("forged");
    Run.of("play", "tic-tac-toe", "--seed", "7", "--limit", "3", "--record", file.toString());
    Files.writeString(file, "{\"format\":2,\"game\":\"tic-tac-toe\",\"version\":\"1\"}\n");
    Run resumed = Run.of("play", "--resume", file.toString());
    assertThat(resumed.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(resumed.err()).startsWith(file.toString());
  }

  @Test
  void quietPlayTellsTheEndAlone() {
    assertThat(Run.of("play", "tic-tac-toe", "--quiet").out())
        .startsWith("The game is over after ")
        .doesNotContain("Marked");
  }

  @Test
  void configurationIsPutTogetherOfFilesAndFields() throws IOException {
    Path file = Files.writeString(folder.resolve("second.json"), "{\"first\": 2}");
    String second = Run.of("play", "tic-tac-toe", "--config", file.toString()).out();
    assertThat(second.lines().skip(1)).first().asString().startsWith("Marked[seat=seat 2");
    String again =
        Run.of("play", "tic-tac-toe", "--config", file.toString(), "first=1", "players=2").out();
    assertThat(again.lines().skip(1)).first().asString().startsWith("Marked[seat=seat 1");
  }

  @Test
  void aByteOrderMarkBeforeAFileIsPassedOver() throws IOException {
    Path file = Files.writeString(folder.resolve("marked.json"), "\uFEFF{\"first\": 2}");
    String second = Run.of("play", "tic-tac-toe", "--config", file.toString()).out();
    assertThat(second.lines().skip(1)).first().asString().startsWith("Marked[seat=seat 2");
  }

  @Test
  void fileThatIsNoJsonIsRefusedWithTheFault() throws IOException {
    Path file = Files.writeString(folder.resolve("torn.json"), "{\"first\": ");
    Run run = Run.of("play", "tic-tac-toe", "--config", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("cannot read " + file, "line 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ann | names given: 1",
        "Ann,Ann | two players have the same name",
        "Ann,B\u0007b | nobody can be called",
        "Ann, | names given: 1"
      })
  void namesTellThePlayersApart(String names, String complaint) {
    Run run = Run.of("play", "tic-tac-toe", "--names", names);
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains(complaint);
  }
}
