package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.sfbf.config.BattleForceRules;
import io.stardeck.sfbf.config.Option;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BattleForceRulesTest {
  private static final Pattern ID = Pattern.compile("BF-[A-Z]+-\\d+[ab]?");

  @Test
  void theBookIsComplete() {
    assertThat(BattleForceRules.BOOK.rules()).hasSize(610);
    assertThat(
            BattleForceRules.BOOK.rules().stream()
                .map(RuleBook.Entry::level)
                .collect(ImmutableMultiset.toImmutableMultiset())
                .elementSet())
        .isEqualTo(
            ImmutableSet.of(
                "basic", "optional", "advanced", "solitaire", "decision", "example", "invariant"));
    assertThat(BattleForceRules.BOOK.startingWith("BF-CRD-")).hasSize(28);
    assertThat(BattleForceRules.BOOK.startingWith("BF-D-")).hasSize(74);
    assertThat(BattleForceRules.BOOK.startingWith("BF-X-")).hasSize(63);
    assertThat(BattleForceRules.BOOK.startingWith("BF-I-")).hasSize(41);
  }

  @Test
  void aRuleSaysWhatItMeans() {
    assertThat(text("BF-DAT-02")).isEqualTo("Exactly 90 action cards.");
    assertThat(text("BF-D-06"))
        .startsWith("Plasma-F against drones: ")
        .endsWith(" Forbidden; no D symbol.");
    assertThat(text("BF-X-02")).isEqualTo("Weapon card with a red \"3\": it deals 3 damage.");
    assertThat(text("BF-OPT-10b")).contains("discards to the pile in phase 5 must go on top of it");
    assertThat(text("BF-CRD-03"))
        .startsWith(
            "Phaser-3 (PH3), weapon card; value 1, 2; defence symbols D P F PF; range limited.");
    assertThat(BattleForceRules.BOOK.startingWith("BF-I-").get(0).text())
        .startsWith("Every action card is in exactly one zone");
  }

  @Test
  void everyRuleThatATextNamesIsInTheBook() {
    for (RuleBook.Entry rule : BattleForceRules.BOOK.rules()) {
      assertThat(rule.text()).isNotBlank();
      ID.matcher(rule.text())
          .results()
          .forEach(
              named ->
                  assertThat(BattleForceRules.BOOK.contains(RuleId.of(named.group())))
                      .as("%s, named by %s", named.group(), rule.id())
                      .isTrue());
    }
  }

  @Test
  void everyOptionIsARule() {
    for (Option option : Option.values()) {
      assertThat(BattleForceRules.BOOK.contains(option.rule())).isTrue();
    }
  }

  private static String text(String id) {
    return Objects.requireNonNull(BattleForceRules.BOOK.find(RuleId.of(id))).text();
  }
}
