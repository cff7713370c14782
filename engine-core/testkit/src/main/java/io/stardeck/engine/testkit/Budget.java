package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.stardeck.engine.json.EngineJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** What it may cost to answer requests: asks a referee in a process of its own with little heap. */
final class Budget {
  /** The heap of the process. */
  private static final int MEGABYTES = 256;

  /** The CPU time for all requests together, many times what they take. */
  private static final Duration CPU = Duration.ofSeconds(60);

  private Budget() {}

  /** The answers to {@code requests}, none of which fails for want of heap or of time. */
  static ImmutableList<JsonNode> answers(List<String> requests) {
    try {
      Path folder = Files.createTempDirectory("budget");
      try {
        return answers(folder, requests);
      } finally {
        MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
      }
    } catch (IOException e) {
      throw new AssertionError("a file of the test", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("broken off", e);
    }
  }

  private static ImmutableList<JsonNode> answers(Path folder, List<String> requests)
      throws IOException, InterruptedException {
    Path in = Files.write(folder.resolve("requests"), requests);
    Path out = folder.resolve("answers");
    Path cpu = folder.resolve("cpu");
    int code = run(in, out, cpu);
    List<String> lines = Files.readAllLines(out);
    assertThat(code).as("exit code, after %s of %s", lines.size(), requests.size()).isZero();
    assertThat(lines).hasSameSizeAs(requests);
    assertThat(Duration.ofNanos(Long.parseLong(Files.readString(cpu)))).isLessThan(CPU);
    return lines.stream().map(EngineJson::parse).collect(ImmutableList.toImmutableList());
  }

  private static int run(Path in, Path out, Path cpu) throws IOException, InterruptedException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx" + MEGABYTES + "m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            MeasuredReferee.class.getName(),
            cpu.toString())
        .redirectInput(in.toFile())
        .redirectOutput(out.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start()
        .waitFor();
  }
}
