package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Readme;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.ImmutableBattleForceConfig;
import io.stardeck.sfbf.config.Option;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The README of this module shows code that runs, every setting and every option. */
class ModuleReadmeTest {
  private static final Readme README = Readme.at(Path.of("README.md"));
  private static final Path TESTED =
      Path.of("src/test/java/io/stardeck/sfbf/ModuleReadmeSnippetsTest.java");

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void everySnippetStandsInATestedSource(String snippet) {
    assertThat(Readme.sources(ImmutableList.of(TESTED))).contains(Readme.folded(snippet));
  }

  @Test
  void tellsEverySetting() {
    assertThat(README.rows())
        .containsAll(Readme.settings(BattleForceConfig.class, ImmutableBattleForceConfig.class));
  }

  @ParameterizedTest
  @EnumSource
  void tellsEveryOptionWithItsRule(Option option) {
    assertThat(Splitter.on('\n').split(README.text()))
        .anyMatch(
            line ->
                line.startsWith("| `" + option + "` | " + option.rule().value())
                    && line.endsWith(" |"));
  }

  @Test
  void whatItLinksToIsThere() {
    assertThat(README.links()).isNotEmpty().allMatch(link -> Files.exists(Path.of(link)));
  }

  static ImmutableList<String> javaBlocks() {
    return README.blocks("java");
  }
}
