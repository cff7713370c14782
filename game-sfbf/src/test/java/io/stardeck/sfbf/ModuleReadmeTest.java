package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.stardeck.engine.testkit.Readme;
import io.stardeck.engine.testkit.ReadmeLaws;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.ImmutableBattleForceConfig;
import io.stardeck.sfbf.config.Option;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The README of this module shows code that runs, every setting and every option. */
final class ModuleReadmeTest implements ReadmeLaws {
  private static final Readme README = Readme.at(Path.of("README.md"));

  @Override
  public Class<?> config() {
    return BattleForceConfig.class;
  }

  @Override
  public Class<?> immutableConfig() {
    return ImmutableBattleForceConfig.class;
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
}
