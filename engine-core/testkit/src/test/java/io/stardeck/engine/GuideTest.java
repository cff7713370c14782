package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Readme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide shows what stands in its project, which a build of its own compiles and tests. */
class GuideTest {
  private static final Path GUIDE = Path.of("..", "guide");
  private static final Readme PAGE = Readme.at(GUIDE.resolve("README.md"));

  @Test
  void itsCodeStandsInTheProject() throws IOException {
    String sources = Readme.sources(sources());
    assertThat(PAGE.blocks("java"))
        .hasSizeGreaterThan(5)
        .allSatisfy(block -> assertThat(sources).contains(Readme.folded(block)));
  }

  @Test
  void whatItLinksToIsThere() {
    assertThat(PAGE.links()).isNotEmpty().allMatch(link -> Files.exists(GUIDE.resolve(link)));
  }

  private static ImmutableList<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(GUIDE.resolve("project/src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }
}
