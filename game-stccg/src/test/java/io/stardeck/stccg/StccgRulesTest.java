package io.stardeck.stccg;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import java.util.regex.Pattern;
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
}
