package io.stardeck.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.stardeck.engine.cli.Main;
import java.io.File;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A client in another language plays a whole game over the protocol. */
class ClientTest {
  @Test
  void clientInPythonPlaysAWholeGame() throws Exception {
    assumeTrue(hasPython(), "there is no python3 on this machine");
    Path client = Path.of(resource("client.py"));
    Process process =
        new ProcessBuilder(
                "python3",
                client.toString(),
                "tic-tac-toe",
                "7",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "referee")
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    assertThat(printed.lines().toList().get(0)).isEqualTo("Marked[seat=seat 1, cell=0]");
    assertThat(printed).contains("over after 7 decisions, won by [1]");
  }

  private static URI resource(String name) throws Exception {
    return ClientTest.class.getResource(name).toURI();
  }

  private static boolean hasPython() {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      if (Files.isExecutable(Path.of(folder, "python3"))) {
        return true;
      }
    }
    return false;
  }
}
