package io.stardeck.all;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Game;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** One command lists and plays all games. The archive is started as a player starts it. */
class StartTest {
  private static final ImmutableList<String> GAMES =
      ImmutableList.of("b5", "deckbuilder", "fleetcaptains", "sfbf", "stccg");

  @Test
  void theFiveGamesAreFound() {
    assertThat(ServiceLoader.load(Game.class))
        .extracting(game -> game.info().id())
        .containsExactlyInAnyOrderElementsOf(GAMES);
  }

  @Test
  void listNamesThemAll() throws IOException, InterruptedException {
    assertThat(started("list").lines())
        .extracting(line -> line.substring(0, line.indexOf(' ')))
        .containsExactlyElementsOf(GAMES);
  }

  @Test
  void theVersionIsThatOfTheLibrary() throws IOException, InterruptedException {
    assertThat(started("--version")).matches("(?s)stardeck \\d+\\.\\d+\\.\\d+\\S*\\RJava .*");
  }

  @Test
  void aGameIsPlayed() throws IOException, InterruptedException {
    assertThat(started("play", "sfbf", "--seed", "1", "--limit", "1"))
        .contains("The game was stopped after 1 decision.");
  }

  private static String started(String... arguments) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ImmutableList.<String>builder()
                    .add(Path.of(System.getProperty("java.home"), "bin", "java").toString())
                    .add("-XX:TieredStopAtLevel=1", "-jar", "target/stardeck.jar")
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
