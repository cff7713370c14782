package io.stardeck.b5;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.config.ImmutableB5Config;
import io.stardeck.engine.testkit.Readme;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The README of this module shows code that runs, and every setting. */
class ModuleReadmeTest {
  private static final Readme README = Readme.at(Path.of("README.md"));
  private static final Path TESTED =
      Path.of("src/test/java/io/stardeck/b5/ModuleReadmeSnippetsTest.java");

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void everySnippetStandsInATestedSource(String snippet) {
    assertThat(Readme.sources(ImmutableList.of(TESTED))).contains(Readme.folded(snippet));
  }

  @Test
  void tellsEverySetting() {
    assertThat(README.rows()).containsAll(Readme.settings(B5Config.class, ImmutableB5Config.class));
  }

  @Test
  void whatItLinksToIsThere() {
    assertThat(README.links()).isNotEmpty().allMatch(link -> Files.exists(Path.of(link)));
  }

  static ImmutableList<String> javaBlocks() {
    return README.blocks("java");
  }
}
