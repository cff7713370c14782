package io.stardeck.all;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.stardeck.engine.testkit.Readme;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** README.md shows the program that is run here, whole, and what it prints. */
class FirstStepsTest {
  private static final Readme README = Readme.at(Path.of("../../README.md"));
  private static final Path SOURCE = Path.of("src/test/java/io/stardeck/all/FirstSteps.java");

  @Test
  void theProgramIsShownWithAllItImports() throws IOException {
    String shown = README.blocks("java FirstSteps.java").get(0);

    assertThat(Readme.folded(shown)).isEqualTo(Readme.folded(asOnesOwn(Files.readString(SOURCE))));
  }

  @Test
  void whatItPrintsIsShown() {
    assertThat(README.blocks("text")).first().isEqualTo(printed());
  }

  /** Without the package, the Javadoc and the constructor, which a first program does without. */
  private static String asOnesOwn(String source) {
    StringBuilder own = new StringBuilder();
    for (String line : Splitter.on('\n').split(source)) {
      if (!line.startsWith("package ")
          && !line.startsWith("/**")
          && !line.contains("private FirstSteps()")) {
        own.append(line).append('\n');
      }
    }
    return own.toString();
  }

  private static String printed() {
    PrintStream terminal = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      FirstSteps.main(new String[0]);
    } finally {
      System.setOut(terminal);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
