package io.stardeck.all;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One command lists and plays all games. The archive is started as a player starts it, and what it
 * is made of as modules.
 */
class StartTest {
  private static final ImmutableList<String> GAMES =
      ImmutableList.of("b5", "deckbuilder", "fleetcaptains", "sfbf", "stccg");

  private static final ImmutableList<String> ARCHIVE =
      ImmutableList.of("-jar", "target/stardeck.jar");

  private static final ImmutableList<String> MODULES =
      ImmutableList.of(
          "--module-path",
          "target/lib",
          "--add-modules",
          "ALL-MODULE-PATH",
          "--module",
          "io.stardeck.engine/io.stardeck.engine.cli.Main");

  @ParameterizedTest
  @MethodSource("starts")
  void listNamesTheFiveGames(ImmutableList<String> start) throws IOException, InterruptedException {
    assertThat(started(start, "list").lines())
        .extracting(line -> line.substring(0, line.indexOf(' ')))
        .containsExactlyElementsOf(GAMES);
  }

  @Test
  void theVersionIsThatOfTheLibrary() throws IOException, InterruptedException {
    assertThat(started(ARCHIVE, "--version"))
        .matches("(?s)stardeck \\d+\\.\\d+\\.\\d+\\S*\\RJava .*");
  }

  @Test
  void aGameIsPlayed() throws IOException, InterruptedException {
    assertThat(started(ARCHIVE, "play", "sfbf", "--seed", "1", "--limit", "1"))
        .contains("The game was stopped after 1 decision.");
  }

  static ImmutableList<ImmutableList<String>> starts() {
    return ImmutableList.of(ARCHIVE, MODULES);
  }

  private static String started(ImmutableList<String> start, String... arguments)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ImmutableList.<String>builder()
                    .add(Path.of(System.getProperty("java.home"), "bin", "java").toString())
                    .add("-XX:TieredStopAtLevel=1")
                    .addAll(start)
                    .add(arguments)
                    .build())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }
}
