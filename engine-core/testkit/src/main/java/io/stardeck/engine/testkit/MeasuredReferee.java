package io.stardeck.engine.testkit;

import com.sun.management.OperatingSystemMXBean;
import io.stardeck.engine.cli.Main;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** A process that is the referee, and leaves behind how much CPU time it took. */
final class MeasuredReferee {
  private MeasuredReferee() {}

  /**
   * Answers the requests of the standard input.
   *
   * @param args the file for the CPU time, in nanoseconds
   */
  public static void main(String[] args) {
    OperatingSystemMXBean process =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    Path file = Path.of(args[0]);
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> write(file, process.getProcessCpuTime())));
    Main.main(new String[] {"referee"});
  }

  private static void write(Path file, long nanos) {
    try {
      Files.writeString(file, Long.toString(nanos));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
