package io.stardeck.stccg;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StccgRulesTest {
  private static final Pattern ID = Pattern.compile("ST-[A-Z]+-[0-9]+");

  @Test
  void theBookHoldsTheWholeCatalogue() {
    assertThat(StccgRules.BOOK.rules()).hasSize(672);
    assertThat(StccgRules.BOOK.startingWith("ST-D-")).hasSize(82);
    assertThat(StccgRules.BOOK.startingWith("ST-X-")).hasSize(53);
    assertThat(StccgRules.BOOK.startingWith("ST-I-")).hasSize(34);
  }

  @Test
  void everyRuleThatATextNamesIsInTheBook() {
    for (RuleBook.Entry rule : StccgRules.BOOK.rules()) {
      assertThat(rule.text()).isNotBlank();
      ID.matcher(rule.text())
          .results()
          .forEach(
              named ->
                  assertThat(StccgRules.BOOK.contains(RuleId.of(named.group())))
                      .as("%s, named by %s", named.group(), rule.id())
                      .isTrue());
    }
  }

  @Rule("ST-I-28")
  @Test
  void everyRuleThatTheCodeNamesIsInTheBook() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      for (Path source : sources.filter(file -> file.toString().endsWith(".java")).toList()) {
        ID.matcher(Files.readString(source))
            .results()
            .forEach(
                named ->
                    assertThat(StccgRules.BOOK.contains(RuleId.of(named.group())))
                        .as("%s, named by %s", named.group(), source)
                        .isTrue());
      }
    }
  }
}
