package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The README of a game's module shows code that runs, tells every setting, and links to what is
 * there. A test in the game's root package inherits this; the code stands in {@code
 * ModuleReadmeSnippetsTest} beside it.
 */
public interface ReadmeLaws {
  /** The configuration of the game. */
  Class<?> config();

  /** What Immutables made of it. */
  Class<?> immutableConfig();

  /** The README. */
  default Readme readme() {
    return Readme.at(Path.of("README.md"));
  }

  /** Each block of Java stands in a test, and there is one. */
  @Test
  default void everySnippetStandsInATestedSource() {
    Path test =
        Path.of("src/test/java", getClass().getPackageName().replace('.', '/'))
            .resolve("ModuleReadmeSnippetsTest.java");
    String tested = Readme.sources(ImmutableList.of(test));
    assertThat(readme().blocks("java"))
        .isNotEmpty()
        .allSatisfy(snippet -> assertThat(tested).contains(Readme.folded(snippet)));
  }

  /** Each setting begins a row of a table. */
  @Test
  default void tellsEverySetting() {
    assertThat(readme().rows()).containsAll(Readme.settings(config(), immutableConfig()));
  }

  /** No link leads nowhere. */
  @Test
  default void whatItLinksToIsThere() {
    assertThat(readme().links()).isNotEmpty().allMatch(link -> Files.exists(Path.of(link)));
  }
}
