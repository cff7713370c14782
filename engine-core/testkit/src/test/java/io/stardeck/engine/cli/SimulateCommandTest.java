package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.Iterables;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.match.SimulationResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
  private static final Duration ENOUGH = Duration.ofSeconds(3);

  @Test
  void figuresAreToldInLines() {
    Run run = Run.of("simulate", "tic-tac-toe", "--games", "200", "--seed", "7");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .startsWith("tic-tac-toe, version 1: 200 games, seed 7\n")
        .contains("95 % interval", "  seat 2 ", "  nobody ", "decisions in a game")
        .contains("choices in a decision", "  Mark  ", "  TTT-03  ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void searchPlaysWithAsManyIterationsAsItsNameSays() {
    Run run =
        Run.of(
            "simulate", "tic-tac-toe", "--games", "4", "--seed", "7", "--bots", "mcts:40,random");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).contains("  mcts:40 ", "  random ");
  }

  @Test
  void botsOfOneNameAreToldApart() {
    Run run = Run.of("simulate", "tic-tac-toe", "--games", "4", "--seed", "7", "--bots", "random");
    assertThat(run.out()).contains("  random#0 ", "  random#1 ");
  }

  @Test
  void figuresAreTheSameForAnyNumberOfThreads() {
    Run one = Run.of("simulate", "tic-tac-toe", "--games", "50", "--seed", "7", "--threads", "1");
    Run five = Run.of("simulate", "tic-tac-toe", "--games", "50", "--seed", "7", "--threads", "5");
    assertThat(one).isEqualTo(five);
  }

  @Test
  void figuresAreToldAsJsonThatCanBeReadAgain() {
    Run run = Run.of("simulate", "tic-tac-toe", "--games", "20", "--seed", "7", "--json");
    JsonNode tree = EngineJson.parse(run.out());
    assertThat(tree.at("/players/0/wins/share").isNumber()).isTrue();
    SimulationResult result = EngineJson.read(run.out(), SimulationResult.class);
    assertThat(result.games()).isEqualTo(20);
    assertThat(result.config()).isEqualTo(EngineJson.parse("{\"first\":1,\"players\":2}"));
    assertThat(EngineJson.write(result)).isEqualTo(run.out().strip());
  }

  @Test
  void whatThereIsIsToldWhenTheProcessIsStopped() throws IOException, InterruptedException {
    assertThat(figuresOfStopped()).contains("stopped after ", " of 1000000000 games");
  }

  @Test
  void whatThereIsOfALeagueIsToldWhenTheProcessIsStopped()
      throws IOException, InterruptedException {
    assertThat(figuresOfStopped("--league", "--bots", "mcts:5000,mcts:5001"))
        .contains("stopped after ");
  }

  @Test
  void whatIsExportedIsWholeWhenTheProcessIsStopped(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path file = folder.resolve("decisions.jsonl");
    Stopped stopped = stopped("--export", file.toString());
    assertThat(stopped.err()).contains("stopped after ", " of 1000000000 games");
    assertThat(stopped.out()).isEmpty();
    String text = Files.readString(file);
    assertThat(text).endsWith("}\n");
    assertThat(EngineJson.parse(Iterables.getLast(text.lines().toList())).has("result")).isTrue();
  }

  @Test
  void aFullDiskIsNoBugOfTheLibrary() {
    assumeThat(Path.of("/dev/full")).exists();
    Run run = Run.of("simulate", "tic-tac-toe", "--games", "2", "--export", "/dev/full");
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).startsWith("cannot write /dev/full: ").doesNotContain("\tat ");
  }

  /** What a simulation without an end told when it was stopped. */
  private record Stopped(String out, String err) {}

  private static String figuresOfStopped(String... more) throws IOException, InterruptedException {
    Stopped stopped = stopped(more);
    assertThat(stopped.out()).startsWith("tic-tac-toe, version 1: ").contains("95 % interval");
    return stopped.err();
  }

  private static Stopped stopped(String... more) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "simulate",
                "tic-tac-toe",
                "--games",
                "1000000000",
                "--seed",
                "7"));
    command.addAll(List.of(more));
    Process process = new ProcessBuilder(command).start();
    try {
      // So much time of its own that it plays by then, however busy the machine is.
      while (process.info().totalCpuDuration().orElse(ENOUGH).compareTo(ENOUGH) < 0) {
        assertThat(process.waitFor(100, TimeUnit.MILLISECONDS)).as("it has to play").isFalse();
      }
      process.toHandle().destroy();
      return new Stopped(
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8),
          new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aGameIsStoppedAtTheLimitAndSoToldAndNobodyHasWonIt() {
    Run run =
        Run.of("simulate", "tic-tac-toe", "--games", "40", "--seed", "7", "--limit", "6", "--json");
    SimulationResult result = EngineJson.read(run.out(), SimulationResult.class);
    assertThat(result.stopped()).isBetween(1L, 39L);
    assertThat(result.unwon()).isZero();
    assertThat(result.decisions().max()).isEqualTo(6);
    assertThat(
            result.seats().stream().mapToDouble(share -> share.share() * 40).sum()
                + result.stopped())
        .isCloseTo(40, within(1e-9));
    assertThat(Run.of("simulate", "tic-tac-toe", "--games", "40", "--limit", "1").out())
        .contains("  stopped                 100.0 %");
    assertThat(Run.of("simulate", "tic-tac-toe", "--games", "40", "--limit", "9").out())
        .doesNotContain("stopped");
    assertThat(Run.of("simulate", "tic-tac-toe", "--games", "4", "--limit", "0").err())
        .contains("1 decision or more");
  }

  @Test
  void textThatATerminalWouldObeyIsShownAsText() {
    String[] command = {
      "simulate", "tic-tac-toe", "--games", "2", "--seed", "\u001b[5mblink\u009b"
    };
    assertThat(Run.watched(command).out()).contains("seed ?[5mblink?\n");
    assertThat(Run.of(command).out()).contains("seed \u001b[5mblink\u009b\n");
  }

  @Test
  void progressIsShownToAPersonAlone() {
    Run watched = Run.watched("simulate", "tic-tac-toe", "--games", "20", "--seed", "7");
    assertThat(watched.err()).contains("games", "100%", "20/20");
    assertThat(watched.out())
        .isEqualTo(Run.of("simulate", "tic-tac-toe", "--games", "20", "--seed", "7").out());
  }
}
