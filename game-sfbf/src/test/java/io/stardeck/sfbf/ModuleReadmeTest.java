package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The README of this module shows code that runs, every setting and every option. */
class ModuleReadmeTest {
  private static final Path README = Path.of("README.md");
  private static final Path TESTED =
      Path.of("src/test/java/io/stardeck/sfbf/ModuleReadmeSnippetsTest.java");

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void everySnippetStandsInATestedSource(String snippet) throws IOException {
    assertThat(folded(Files.readString(TESTED))).contains(folded(snippet));
  }

  @Test
  void tellsEverySetting() throws IOException {
    ImmutableSet<String> told =
        Pattern.compile("^\\| `([a-zA-Z]+)` \\|", Pattern.MULTILINE)
            .matcher(Files.readString(README))
            .results()
            .map(row -> row.group(1))
            .collect(ImmutableSet.toImmutableSet());

    assertThat(told).containsAll(settings());
  }

  @ParameterizedTest
  @EnumSource
  void tellsEveryOptionWithItsRule(Option option) throws IOException {
    assertThat(Splitter.on('\n').split(Files.readString(README)))
        .anyMatch(
            line ->
                line.startsWith("| `" + option + "` | " + option.rule().value())
                    && line.endsWith(" |"));
  }

  @Test
  void whatItLinksToIsThere() throws IOException {
    assertThat(
            Pattern.compile("(?<=\\]\\()[^)#:]+(?=\\))")
                .matcher(Files.readString(README))
                .results()
                .map(link -> Path.of(link.group()))
                .collect(ImmutableList.toImmutableList()))
        .isNotEmpty()
        .allMatch(Files::exists);
  }

  static ImmutableList<String> javaBlocks() throws IOException {
    return Pattern.compile("^```java\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
        .matcher(Files.readString(README))
        .results()
        .map(block -> block.group(1))
        .collect(ImmutableList.toImmutableList());
  }

  /** What a file can set: the methods without a body, or with a default, that the builder knows. */
  private static ImmutableSet<String> settings() {
    ImmutableSet<String> built =
        Arrays.stream(ImmutableBattleForceConfig.class.getMethods())
            .map(Method::getName)
            .filter(name -> name.startsWith("with"))
            .map(name -> Character.toLowerCase(name.charAt(4)) + name.substring(5))
            .collect(ImmutableSet.toImmutableSet());
    return Arrays.stream(BattleForceConfig.class.getMethods())
        .filter(method -> !Modifier.isFinal(method.getModifiers()))
        .map(Method::getName)
        .filter(built::contains)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Indentation and line breaks may differ. */
  private static String folded(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
  }
}
