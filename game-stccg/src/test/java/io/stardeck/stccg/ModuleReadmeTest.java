package io.stardeck.stccg;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Readme;
import io.stardeck.stccg.config.ImmutableStccgConfig;
import io.stardeck.stccg.config.StccgConfig;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README of this module shows code that runs, and every setting. */
class ModuleReadmeTest {
  private static final Readme README = Readme.at(Path.of("README.md"));

  @Test
  void everySnippetStandsInATestedSource() {
    String tested =
        Readme.sources(
            ImmutableList.of(
                Path.of("src/test/java/io/stardeck/stccg/ModuleReadmeSnippetsTest.java")));
    assertThat(README.blocks("java"))
        .isNotEmpty()
        .allMatch(snippet -> tested.contains(Readme.folded(snippet)));
  }

  @Test
  void tellsEverySetting() {
    assertThat(README.rows())
        .containsAll(Readme.settings(StccgConfig.class, ImmutableStccgConfig.class));
  }
}
