package io.stardeck.deckbuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DeckbuilderRulesTest {
  private static final Pattern ID = Pattern.compile("DB-[A-Z]+-[0-9]+");

  @Test
  void theBookHoldsTheWholeCatalogue() {
    assertThat(DeckbuilderRules.BOOK.rules()).hasSize(586);
    assertThat(DeckbuilderRules.BOOK.startingWith("DB-D-")).hasSize(73);
    assertThat(DeckbuilderRules.BOOK.startingWith("DB-X-")).hasSize(37);
    assertThat(DeckbuilderRules.BOOK.startingWith("DB-I-")).hasSize(29);
  }

  @Test
  void aPlayerIsThey() {
    assertThat(DeckbuilderRules.BOOK.rules())
        .noneMatch(rule -> rule.text().matches("(?s).*\\b([Hh]e|[Hh]is|[Hh]im|himself)\\b.*"));
  }

  @Test
  void everyRuleThatATextNamesIsInTheBook() {
    for (RuleBook.Entry rule : DeckbuilderRules.BOOK.rules()) {
      assertThat(rule.text()).isNotBlank();
      ID.matcher(rule.text())
          .results()
          .forEach(
              named ->
                  assertThat(DeckbuilderRules.BOOK.contains(RuleId.of(named.group())))
                      .as("%s, named by %s", named.group(), rule.id())
                      .isTrue());
    }
  }
}
