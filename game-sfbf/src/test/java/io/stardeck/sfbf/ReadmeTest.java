package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Readme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What README.md shows is what the build compiles and runs. */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final Readme README = Readme.at(ROOT.resolve("README.md"));

  /** The sources that snippets are taken from; the tests run all of their code. */
  private static final ImmutableList<Path> SOURCES =
      ImmutableList.of(
          ROOT.resolve("game-sfbf/src/test/java/io/stardeck/sfbf/ReadmeSnippetsTest.java"),
          ROOT.resolve(
              "engine-core/testkit/src/main/java/io/stardeck/engine/tictactoe/TicTacToe.java"),
          ROOT.resolve(
              "engine-core/testkit/src/test/java/io/stardeck/engine/tictactoe/TicTacToeLawsTest.java"));

  @Test
  void showsJava() {
    assertThat(javaBlocks()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void everySnippetStandsInATestedSource(String snippet) {
    assertThat(Readme.sources(SOURCES)).contains(Readme.folded(snippet));
  }

  @Test
  void theRunnersTestCommandIsTheOneShown() throws IOException {
    String run = Files.readString(ROOT.resolve(".ci/run"));

    assertThat(run).contains("\nmvn -B -T2 verify ");
    assertThat(README.blocks("sh")).hasSize(2).last().isEqualTo("mvn -B -T2 verify\n");
  }

  @Test
  void theLicenceIsTheOneNamed() throws IOException {
    assertThat(Files.readString(ROOT.resolve("LICENSE"))).contains("Version 2.0, January 2004");
    assertThat(README.text()).contains("Apache-2.0");
  }

  @Test
  void theVersionToPasteIsThisOne() throws IOException {
    Pattern version = Pattern.compile("<version>[^<]+</version>");
    ImmutableList<String> shown = Readme.found(version, String.join("", README.blocks("xml")));

    assertThat(shown).isNotEmpty();
    assertThat(shown)
        .containsOnly(Readme.found(version, Files.readString(ROOT.resolve("pom.xml"))).get(0));
  }

  @Test
  void whatItLinksToIsThere() {
    assertThat(README.links()).isNotEmpty().allMatch(link -> Files.exists(ROOT.resolve(link)));
  }

  static ImmutableList<String> javaBlocks() {
    return README.blocks("java");
  }
}
